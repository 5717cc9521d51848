/** In seconds, as limits, links and caches count. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** In milliseconds, as clocks and timers count. */
export const MINUTE_MS = 1000 * MINUTE;
export const HOUR_MS = 1000 * HOUR;
export const DAY_MS = 1000 * DAY;
