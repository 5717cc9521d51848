/** The assumed relative errors of figures: one standard deviation of their logarithm. */
export const logErrors = {
  /** A monthly cost whose own error is unknown. */
  cost: 0.28,
  speed: 0.4,
  /** Twelve points on a scale from 5 to 60 µg/m³. */
  fineDust: 0.12 * Math.log(60 / 5),
} as const;

/** 80% of normal errors lie within this number of standard deviations. */
const DEVIATIONS_FOR_80_PERCENT = 1.2816;

/** One standard deviation of the logarithm of a figure, from its 80% range. */
export const toLogError = ([low, high]: readonly [number, number]): number =>
  Math.log(high / low) / (2 * DEVIATIONS_FOR_80_PERCENT);

/** The 80% range of a figure, from one standard deviation of its logarithm: the inverse of `toLogError`. */
export const toLikelyRange = (value: number, logError: number): [low: number, high: number] => {
  const factor = Math.exp(DEVIATIONS_FOR_80_PERCENT * logError);
  return [value / factor, value * factor];
};

/** The assumed errors of figures on a linear scale: one standard deviation in their own unit. */
export const pointErrors = {
  /** Nine points of a score that is 0.6 times the index. */
  safetyIndex: 15,
  /** Six points of a score between 40 and 80. */
  healthCoverage: 2.4,
  /** Percent of the population. */
  english: 10,
} as const;
