/**
 * How far two clock readings may differ although nobody changed a clock: two processes have different clocks, and
 * transactions wait for each other. A stored time further ahead than this was written before the clock was set back.
 */
export const CLOCK_SKEW_SECONDS = 60;

export const CLOCK_SKEW_MS = 1000 * CLOCK_SKEW_SECONDS;
