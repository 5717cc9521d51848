const { max, min } = Math;

/** Limits a score to 0–100. */
export const clip = (score: number): number => max(0, min(100, score));

/**
 * The position of `value` between two fixed goalposts on a logarithmic scale: 0 at `low`, 100 at `high`.
 * The goalposts do not depend on the data, so that months stay comparable.
 */
export const onLogScale = (value: number, low: number, high: number): number =>
  clip((100 * (Math.log(value) - Math.log(low))) / (Math.log(high) - Math.log(low)));

/** Converts a relative error (one standard deviation of the logarithm) to points on the scale of `onLogScale`. */
export const logSpread = (relative: number, low: number, high: number): number =>
  (100 * relative) / (Math.log(high) - Math.log(low));
