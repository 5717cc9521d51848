import { HOUR } from '../../../platform/durations.js';

/** Attempts before an admin has to step in. With the waits below they take about a day. */
export const MAX_ATTEMPTS = 14;

const FIRST_WAIT_SECONDS = 2;
const GROWTH = 3;
/** The longest wait before the next attempt. */
export const MAX_WAIT_SECONDS = 4 * HOUR;
/**
 * During an outage the provider is asked again until it answers, so that its state is here within a minute of its
 * return.
 */
const OUTAGE_WAIT_SECONDS = 15;

/** Seconds to wait after `attempts` failed attempts; null when no automatic retry follows. */
export const getRetryWait = (attempts: number, isOutage: boolean): number | null => {
  const wait = FIRST_WAIT_SECONDS * GROWTH ** (attempts - 1);
  if (isOutage) return Math.min(OUTAGE_WAIT_SECONDS, wait);
  return attempts >= MAX_ATTEMPTS ? null : Math.min(MAX_WAIT_SECONDS, wait);
};
