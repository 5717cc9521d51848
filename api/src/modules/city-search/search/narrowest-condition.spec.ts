import type { UnderstoodCondition } from '@wanderwork/contracts';
import { findNarrowestCondition } from './narrowest-condition.js';

const createCondition = (kind: UnderstoodCondition['kind']): UnderstoodCondition => ({
  id: kind,
  kind,
  label: kind,
  filters: [],
  start: 0,
  end: 1,
});

const findNarrowest = (counts: number[], fitting = 0) =>
  findNarrowestCondition(
    [createCondition('place'), createCondition('price'), createCondition('climate')],
    counts,
    fitting,
  );

describe('findNarrowestCondition', () => {
  it('returns the condition without which most cities match', () =>
    expect(findNarrowest([0, 4, 9])).toEqual({ condition: createCondition('climate'), cities: 9 }));

  it('prefers any other condition to a place', () =>
    expect(findNarrowest([200, 4, 0])).toEqual({ condition: createCondition('price'), cities: 4 }));

  it('returns a place if no other condition excludes cities', () =>
    expect(findNarrowest([200, 0, 0])).toEqual({ condition: createCondition('place'), cities: 200 }));

  it('returns null if dropping any condition adds no cities', () =>
    expect(findNarrowest([2, 2, 2], 2)).toBeNull());
});
