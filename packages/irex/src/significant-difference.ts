/** A score and the 90 % range about it. */
interface Ranged {
  score: number;
  low: number;
  high: number;
}

/**
 * Whether two scores differ by more than is not known about them: their difference must exceed the root of
 * the squares of the two half-ranges that face each other. Otherwise they "cannot be told apart".
 * The errors are taken as independent; cities of one country share some, so this rather says too little.
 */
export const isSignificantDifference = (one: Ranged, other: Ranged): boolean => {
  const [above, below] = one.score >= other.score ? [one, other] : [other, one];
  return above.score - below.score > Math.hypot(above.score - above.low, below.high - below.score);
};
