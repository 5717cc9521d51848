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

/** A rule that converts a figure to 0–100, with its formula as text. */
export interface Scale {
  score(value: number): number;
  /** As the method page shows it; `log` is explained there. */
  formula: string;
  /** Converts a relative error of the figure to points on this scale. */
  getSpread(relative: number): number;
}

const formatNumber = (value: number): string => value.toLocaleString('en-US');

interface LogPosts {
  low: number;
  high: number;
  /** Smaller figures count as this one. */
  atLeast?: number;
}

/** A logarithmic scale between two fixed goalposts: doubling the figure always adds the same points. */
export const createRisingScale = (what: string, { low, high, atLeast = 0 }: LogPosts): Scale => ({
  score: (value) => onLogScale(Math.max(value, atLeast), low, high),
  formula: `log(${atLeast > 0 ? `max(${what}, ${atLeast})` : what}; ${formatNumber(low)}, ${formatNumber(high)})`,
  getSpread: (relative) => logSpread(relative, low, high),
});

/** A logarithmic scale on which less is better. */
export const createFallingScale = (what: string, posts: LogPosts): Scale => {
  const scale = createRisingScale(what, posts);
  return {
    ...scale,
    score: (value) => 100 - scale.score(value),
    formula: `100 − ${scale.formula}`,
  };
};

/** A linear scale from 0 at `from` to 100 at `to`. */
export const createLinearScale = (what: string, from: number, to: number): Scale => ({
  score: (value) => clip((100 * (value - from)) / (to - from)),
  formula: from === 0 ? `100 · ${what} / ${to}` : `100 · (${what} − ${from}) / ${to - from}`,
  getSpread: () => 0,
});

/** A linear scale pulled toward `center`, for country figures that stand for a city. */
export const createShrunkScale = (what: string, center: number, factor: number): Scale => ({
  score: (value) => center + factor * (value - center),
  formula: `${center} + ${factor} · (${what} − ${center})`,
  getSpread: () => 0,
});

/** A base of `by` points plus one point per unit of the figure. */
export const createRaisedScale = (what: string, by: number): Scale => ({
  score: (value) => clip(by + value),
  formula: `${by} + ${what}`,
  getSpread: () => 0,
});

/** A scale that grows with the logarithm of a count, to 100 at `full`. */
export const createCountScale = (what: string, full: number): Scale => ({
  score: (value) => clip((100 * Math.log(1 + value)) / Math.log(1 + full)),
  formula: `100 · ln(1 + ${what}) / ln(${1 + full})`,
  getSpread: () => 0,
});
