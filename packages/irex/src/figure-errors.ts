/** How far figures may be off, as the score takes it: one standard deviation of their logarithm. */
export const logErrors = {
  /** An estimated cost of a month. */
  cost: 0.28,
  speed: 0.4,
  /** Twelve points of a scale from 5 to 60 µg/m³. */
  fineDust: 0.12 * Math.log(60 / 5),
} as const;

/** The same for figures with a straight scale, in their own unit. */
export const pointErrors = {
  /** Nine points of a score that keeps six tenths of the index. */
  safetyIndex: 15,
  /** Six points of a score from 40 to 80. */
  healthCoverage: 2.4,
  /** Percent of the people. */
  english: 10,
} as const;
