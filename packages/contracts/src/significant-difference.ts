import { PROBABLE } from './compare.js';

/** A score with its 90% range. */
interface Ranged {
  score: number;
  low: number;
  high: number;
}

/**
 * Whether two scores differ by more than their uncertainty: the difference must exceed the root of the sum of squares
 * of the two half-ranges that face each other. The errors are assumed to be independent. Cities of one country share
 * some errors, so this test is conservative.
 */
export const isSignificantDifference = (one: Ranged, other: Ranged): boolean => {
  const [above, below] = one.score >= other.score ? [one, other] : [other, one];
  return above.score - below.score > Math.hypot(above.score - above.low, below.high - below.score);
};

/** 90% of normal errors lie within this number of standard deviations. */
const DEVIATIONS_FOR_90_PERCENT = 1.645;

/** A value (more is better) with its 90% range. */
export interface RangedScore extends Ranged {
  /**
   * The country whose one figure this is. Cities of one country share it with all its errors, so it never ranks one of
   * them above another.
   */
  sharedBy?: string | undefined;
}

/** Adds the 90% range to a value, from its standard deviation. */
export const addRange = (score: number, deviation: number): Ranged => ({
  score,
  low: score - DEVIATIONS_FOR_90_PERCENT * deviation,
  high: score + DEVIATIONS_FOR_90_PERCENT * deviation,
});

/**
 * The share of a standard normal distribution below `z`. Abramowitz and Stegun, Handbook of Mathematical Functions,
 * 26.2.17: the error is below 0.0000001.
 */
const normalShareBelow = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z >= 0 ? 1 - above : above;
};

/**
 * The probability, 0–1, that the first value is really the higher one. Its errors are assumed to be normal and
 * independent, with the standard deviations of the half-ranges that face each other. 95% is reached exactly where
 * `isSignificantDifference` begins. Cities of one country share some errors of the models, so the real probability is
 * higher for them.
 */
export const probabilityOfHigher = (one: RangedScore, other: RangedScore): number => {
  if (one.score === other.score || (one.sharedBy !== undefined && one.sharedBy === other.sharedBy))
    return 0.5;
  if (one.score < other.score) return 1 - probabilityOfHigher(other, one);
  const range = Math.hypot(one.score - one.low, other.high - other.score);
  return range === 0 ? 1 : normalShareBelow((DEVIATIONS_FOR_90_PERCENT * (one.score - other.score)) / range);
};

/** Who leads among some values. */
export interface Lead {
  /**
   * The indices of the best value and of all that are not even probably worse, in order. Empty if fewer than two values
   * are known.
   */
  leaders: number[];
  /** The probability that the best value is higher than each value that does not lead; null if all known ones lead. */
  sureness: number | null;
}

/** Finds the leaders among values, of which null is an unknown one, and how sure it is that they lead. */
export const findLead = (values: readonly (RangedScore | null)[]): Lead => {
  const knownValues = values.flatMap((value, place) => (value ? [{ value, place }] : []));
  if (knownValues.length < 2) return { leaders: [], sureness: null };
  const best = knownValues.reduce((a, b) => (b.value.score > a.value.score ? b : a));
  const compared = knownValues.map(({ value, place }) => ({
    place,
    probability: value === best.value ? 0.5 : probabilityOfHigher(best.value, value),
  }));
  const behind = compared.filter(({ probability }) => probability >= PROBABLE);
  return {
    leaders: compared.filter(({ probability }) => probability < PROBABLE).map(({ place }) => place),
    sureness: behind.length === 0 ? null : Math.min(...behind.map(({ probability }) => probability)),
  };
};
