/**
 * How far two readings of the time may differ although no clock was changed: by the clocks of two processes, or by two
 * transactions that wait for each other. A stored time further ahead than this was written before the clock was put back.
 */
export const CLOCK_SKEW_SECONDS = 60;

export const CLOCK_SKEW_MS = 1000 * CLOCK_SKEW_SECONDS;
