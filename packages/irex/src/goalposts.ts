const { max, min } = Math;

/** Keeps a score within 0–100. */
export const clip = (score: number): number => max(0, min(100, score));

/**
 * Where `value` stands between two fixed goalposts on a logarithmic scale: 0 at `low`, 100 at `high`.
 * The goalposts never move with the data, so that months stay comparable.
 */
export const onLogScale = (value: number, low: number, high: number): number =>
  clip((100 * (Math.log(value) - Math.log(low))) / (Math.log(high) - Math.log(low)));

/** One standard deviation of `relative` in logarithms, as points of a log scale between the same goalposts. */
export const logSpread = (relative: number, low: number, high: number): number =>
  (100 * relative) / (Math.log(high) - Math.log(low));
