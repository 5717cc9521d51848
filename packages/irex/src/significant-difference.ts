/** A score with its 90 % range. */
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

/** A value (more is better) with its 90 % range. */
interface RangedScore {
  score: number;
  low: number;
  high: number;
}

/** 90 % of normal errors lie within this number of standard deviations. */
const DEVIATIONS_FOR_90_PERCENT = 1.645;

/** Adds the 90 % range to a value, from its standard deviation. */
export const addRange = (score: number, deviation: number): RangedScore => ({
  score,
  low: score - DEVIATIONS_FOR_90_PERCENT * deviation,
  high: score + DEVIATIONS_FOR_90_PERCENT * deviation,
});

/**
 * The indices of the best value and of all that do not differ significantly from it, in order; null is an unknown value.
 * Empty if fewer than two values are known.
 */
export const findLeaders = (values: readonly (RangedScore | null)[]): number[] => {
  const knownValues = values.flatMap((value, place) => (value ? [{ value, place }] : []));
  if (knownValues.length < 2) return [];
  const best = knownValues.reduce((a, b) => (b.value.score > a.value.score ? b : a));
  return knownValues
    .filter(({ value }) => !isSignificantDifference(best.value, value))
    .map(({ place }) => place);
};
