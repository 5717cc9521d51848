import { isSignificantDifference } from './significant-difference.js';

/** A value for which more is better, and the 90 % range about it. */
interface Ranged {
  score: number;
  low: number;
  high: number;
}

/** How many standard deviations 90 % of a normal error lie within. */
const DEVIATIONS_OF_90 = 1.645;

/** A value with its 90 % range, of one standard deviation. */
export const ranged = (score: number, deviation: number): Ranged => ({
  score,
  low: score - DEVIATIONS_OF_90 * deviation,
  high: score + DEVIATIONS_OF_90 * deviation,
});

/**
 * Who is ahead: the places of the best and of all that cannot be told apart from it, in their order; null stands
 * for an unknown value. Empty where fewer than two are known: nobody is ahead of nothing.
 */
export const leadersOf = (values: readonly (Ranged | null)[]): number[] => {
  const known = values.flatMap((value, place) => (value ? [{ value, place }] : []));
  if (known.length < 2) return [];
  const best = known.reduce((a, b) => (b.value.score > a.value.score ? b : a));
  return known.filter(({ value }) => !isSignificantDifference(best.value, value)).map(({ place }) => place);
};
