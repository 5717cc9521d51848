import type { UnderstoodCondition } from '@wanderwork/contracts';

interface Blamed {
  wish: UnderstoodCondition;
  /** How many cities match without it. */
  cities: number;
}

/**
 * Finds the condition that excludes most cities. Places come last, because people mean the place they name. Null if
 * dropping any single condition adds no cities. `counts[i]` is the number of cities that match without
 * `conditions[i]`; `fitting` is the number that match already.
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
