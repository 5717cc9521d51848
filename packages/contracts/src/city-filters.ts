import type { Bounds } from './search.js';

/**
 * How warm a month is: bounds of its mean, day and night, in °C; days are some 5 degrees warmer. The same words mean the
 * same in a search.
 */
export const climateBounds = {
  cool: { from: 8, to: 18 },
  mild: { from: 14, to: 24 },
  /** T-shirt days; above 30 on average nobody calls it warm any more. */
  warm: { from: 20, to: 30 },
  /** Days of 31 and more. */
  hot: { from: 26 },
} as const satisfies Record<string, Bounds>;

export type CityClimate = keyof typeof climateBounds;
export const cityClimates = Object.keys(climateBounds) as CityClimate[];

/** People. A town is one that can be walked; a big city has a million. */
export const sizeBounds = {
  town: { to: 100_000 },
  small: { to: 300_000 },
  medium: { from: 300_000, to: 1_000_000 },
  big: { from: 1_000_000 },
} as const satisfies Record<string, Bounds>;

export type CitySize = keyof typeof sizeBounds;
export const citySizes = Object.keys(sizeBounds) as CitySize[];

/** The most days without a visa that can be asked for. */
export const VISA_DAYS_MAX = 365;
