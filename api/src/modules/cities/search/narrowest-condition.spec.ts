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

describe('the condition that is to blame', () => {
  it('is the one without which most cities fit', () =>
    expect(findNarrowest([0, 4, 9])).toEqual({ condition: createCondition('climate'), cities: 9 }));

  it('is no place as long as another condition keeps cities out', () =>
    expect(findNarrowest([200, 4, 0])).toEqual({ condition: createCondition('price'), cities: 4 }));

  it('is a place where nothing else is', () =>
    expect(findNarrowest([200, 0, 0])).toEqual({ condition: createCondition('place'), cities: 200 }));

  it('is none where dropping one brings no city that is not there already', () =>
    expect(findNarrowest([2, 2, 2], 2)).toBeNull());
});
