import { clip, logSpread, onLogScale } from './goalposts.js';

/** A rule that turns a figure into 0–100, with the line that says how. */
export interface Scale {
  score(value: number): number;
  /** As the method page prints it; `log` is explained there. */
  formula: string;
  /** Points on this scale of an error that is a share of the figure, in logarithms. */
  spreadOf(relative: number): number;
}

const number = (value: number): string => value.toLocaleString('en-US');

interface LogPosts {
  low: number;
  high: number;
  /** Smaller figures count as this. */
  atLeast?: number;
}

/** Between two fixed goalposts on a logarithmic scale: twice as much is always worth the same. */
export const rising = (what: string, { low, high, atLeast = 0 }: LogPosts): Scale => ({
  score: (value) => onLogScale(Math.max(value, atLeast), low, high),
  formula: `log(${atLeast > 0 ? `max(${what}, ${atLeast})` : what}; ${number(low)}, ${number(high)})`,
  spreadOf: (relative) => logSpread(relative, low, high),
});

/** The same where less is better. */
export const falling = (what: string, posts: LogPosts): Scale => {
  const scale = rising(what, posts);
  return {
    ...scale,
    score: (value) => 100 - scale.score(value),
    formula: `100 − ${scale.formula}`,
  };
};

/** A straight line from 0 at `from` to 100 at `to`. */
export const straight = (what: string, from: number, to: number): Scale => ({
  score: (value) => clip((100 * (value - from)) / (to - from)),
  formula: from === 0 ? `100 · ${what} / ${to}` : `100 · (${what} − ${from}) / ${to - from}`,
  spreadOf: () => 0,
});

/** Pulled towards `centre`, because the figure is a country's and not the city's. */
export const shrunk = (what: string, centre: number, kept: number): Scale => ({
  score: (value) => centre + kept * (value - centre),
  formula: `${centre} + ${kept} · (${what} − ${centre})`,
  spreadOf: () => 0,
});

/** So many points for nothing, and one for each of `what`. */
export const raised = (what: string, by: number): Scale => ({
  score: (value) => clip(by + value),
  formula: `${by} + ${what}`,
  spreadOf: () => 0,
});

/** Grows with the logarithm of the count, to 100 at `full`. */
export const counted = (what: string, full: number): Scale => ({
  score: (value) => clip((100 * Math.log(1 + value)) / Math.log(1 + full)),
  formula: `100 · ln(1 + ${what}) / ln(${1 + full})`,
  spreadOf: () => 0,
});
