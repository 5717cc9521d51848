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
