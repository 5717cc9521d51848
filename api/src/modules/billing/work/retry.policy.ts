import { HOUR } from '../../../platform/durations.js';

/** Tries of one piece of work before an admin has to look: with the waits below, about a day. */
export const MOST_ATTEMPTS = 14;

const FIRST_WAIT_SECONDS = 2;
const GROWTH = 3;
/** No work waits longer for its next try. */
export const LONGEST_WAIT_SECONDS = 4 * HOUR;
/** A provider that does not answer is asked again until it does: what it knows is here within a minute of its return. */
const OUTAGE_WAIT_SECONDS = 15;

/** How long to wait after `attempts` tries that failed; null: no more by itself. */
export const waitAfter = (attempts: number, outage: boolean): number | null => {
  const grown = FIRST_WAIT_SECONDS * GROWTH ** (attempts - 1);
  if (outage) return Math.min(OUTAGE_WAIT_SECONDS, grown);
  return attempts >= MOST_ATTEMPTS ? null : Math.min(LONGEST_WAIT_SECONDS, grown);
};
