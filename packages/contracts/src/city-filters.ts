import type { Bounds } from './search.js';

/**
 * Bounds of a month's mean temperature over day and night, in °C; daytime is about 5 degrees warmer. Search uses the
 * same bounds for these words.
 */
export const climateBounds = {
  cool: { from: 8, to: 18 },
  mild: { from: 14, to: 24 },
  /** T-shirt weather; a mean above 30 is hot rather than warm. */
  warm: { from: 20, to: 30 },
  /** Daytime temperatures of 31 and more. */
  hot: { from: 26 },
} as const satisfies Record<string, Bounds>;

export type CityClimate = keyof typeof climateBounds;
export const cityClimates = Object.keys(climateBounds) as CityClimate[];

/** Number of people. A town is walkable; a big city has a million. */
export const sizeBounds = {
  town: { to: 100_000 },
  small: { to: 300_000 },
  medium: { from: 300_000, to: 1_000_000 },
  big: { from: 1_000_000 },
} as const satisfies Record<string, Bounds>;

export type CitySize = keyof typeof sizeBounds;
export const citySizes = Object.keys(sizeBounds) as CitySize[];

/** The maximum of the filter for visa-free days. */
export const VISA_DAYS_MAX = 365;
