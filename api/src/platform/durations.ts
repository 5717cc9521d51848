/** In seconds: for limits, links and caches. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** In milliseconds: for clocks and timers. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 1000 * MINUTE;
export const HOUR_MS = 1000 * HOUR;
export const DAY_MS = 1000 * DAY;
