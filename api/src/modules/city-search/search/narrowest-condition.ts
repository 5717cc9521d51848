import type { UnderstoodCondition } from '@wanderwork/contracts';

interface NarrowestCondition {
  condition: UnderstoodCondition;
  /** How many cities match without it. */
  cities: number;
}

/**
 * Finds the condition that excludes most cities. Places come last, because people mean the place they name. Null if
 * dropping any single condition adds no cities. `counts[i]` is the number of cities that match without
 * `conditions[i]`; `fitting` is the number that match already.
 */
export const findNarrowestCondition = (
  conditions: readonly UnderstoodCondition[],
  counts: readonly number[],
  fitting: number,
): NarrowestCondition | null => {
  const [narrowest] = conditions
    .map((condition, index) => ({ condition, cities: counts[index] ?? 0 }))
    .filter(({ cities }) => cities > fitting)
    .sort(
      (a, b) =>
        Number(a.condition.kind === 'place') - Number(b.condition.kind === 'place') || b.cities - a.cities,
    );
  return narrowest ?? null;
};
