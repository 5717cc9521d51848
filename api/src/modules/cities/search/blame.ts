import type { UnderstoodCondition } from '@wanderwork/contracts';

interface Blamed {
  wish: UnderstoodCondition;
  /** How many cities fit without it. */
  cities: number;
}

/**
 * The wish that keeps most cities out, places last: who names a place means it. Null where dropping any single wish brings no
 * more than the cities that fit already. `counts` are of the cities that fit without the wish at the same index.
 */
export const blame = (
  wishes: readonly UnderstoodCondition[],
  counts: readonly number[],
  fitting: number,
): Blamed | null => {
  const [worst] = wishes
    .map((wish, at) => ({ wish, cities: counts[at] ?? 0 }))
    .filter(({ cities }) => cities > fitting)
    .sort((a, b) => Number(a.wish.kind === 'place') - Number(b.wish.kind === 'place') || b.cities - a.cities);
  return worst ?? null;
};
