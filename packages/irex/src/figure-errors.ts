/** The assumed relative errors of figures: one standard deviation of their logarithm. */
export const logErrors = {
  /** An estimated monthly cost. */
  cost: 0.28,
  speed: 0.4,
  /** Twelve points on a scale from 5 to 60 µg/m³. */
  fineDust: 0.12 * Math.log(60 / 5),
} as const;

/** The assumed errors of figures on a linear scale: one standard deviation in their own unit. */
export const pointErrors = {
  /** Nine points of a score that is 0.6 times the index. */
  safetyIndex: 15,
  /** Six points of a score between 40 and 80. */
  healthCoverage: 2.4,
  /** Percent of the population. */
  english: 10,
} as const;
