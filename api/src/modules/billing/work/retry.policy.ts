import { HOUR } from '../../../platform/durations.js';

/** Tries of one piece of work before an admin has to look: with the waits below, about a day. */
export const MAX_ATTEMPTS = 14;

const FIRST_WAIT_SECONDS = 2;
const GROWTH = 3;
/** No work waits longer for its next try. */
export const MAX_WAIT_SECONDS = 4 * HOUR;
/** A provider that does not answer is asked again until it does: what it knows is here within a minute of its return. */
const OUTAGE_WAIT_SECONDS = 15;

/** How long to wait after `attempts` tries that failed; null: no more by itself. */
export const getRetryWait = (attempts: number, isOutage: boolean): number | null => {
  const wait = FIRST_WAIT_SECONDS * GROWTH ** (attempts - 1);
  if (isOutage) return Math.min(OUTAGE_WAIT_SECONDS, wait);
  return attempts >= MAX_ATTEMPTS ? null : Math.min(MAX_WAIT_SECONDS, wait);
};
