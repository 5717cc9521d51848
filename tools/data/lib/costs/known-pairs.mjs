/** At least this many of the 59 pairs must hold. */
export const MIN_RIGHT_PAIRS = 56;

/**
 * Checks the pairs of cities whose order every resident knows. A tie is a failure: readers see two equal rents.
 *
 * @param {Record<string, string>[]} pairs known-pairs.csv
 * @param {Record<string, { rent: { value: number } }>} cities by slug, US dollars a month
 * @returns {{ higher: string, lower: string, higherUsd: number | null, lowerUsd: number | null,
 *   result: 'right' | 'tie' | 'wrong' | 'missing' }[]} the rent pairs; US dollars a month
 */
export const checkRentPairs = (pairs, cities) =>
  pairs
    .filter(({ dimension }) => dimension === 'rent')
    .map(({ higher, lower }) => {
      const higherUsd = cities[higher]?.rent.value ?? null;
      const lowerUsd = cities[lower]?.rent.value ?? null;
      if (higherUsd === null || lowerUsd === null)
        return { higher, lower, higherUsd, lowerUsd, result: 'missing' };
      const result = higherUsd > lowerUsd ? 'right' : higherUsd < lowerUsd ? 'wrong' : 'tie';
      return { higher, lower, higherUsd, lowerUsd, result };
    });

/**
 * Compares the failures with those accepted for a reason.
 *
 * @param {ReturnType<typeof checkRentPairs>} results
 * @param {{ higher: string, lower: string, reason: string }[]} accepted
 * @returns {string[]} what is wrong; empty if all is well
 */
export const listPairProblems = (results, accepted) => {
  const toKey = ({ higher, lower }) => `${higher} > ${lower}`;
  const failures = results.filter(({ result }) => result !== 'right').map(toKey);
  const acceptedKeys = accepted.map(toKey);
  const right = results.length - failures.length;
  return [
    ...failures.filter((key) => !acceptedKeys.includes(key)).map((key) => `${key} fails and is not accepted`),
    ...acceptedKeys.filter((key) => !failures.includes(key)).map((key) => `${key} is accepted but holds`),
    ...(right < MIN_RIGHT_PAIRS ? [`only ${right} pairs hold, of at least ${MIN_RIGHT_PAIRS}`] : []),
  ];
};
