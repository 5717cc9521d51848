import type { UnderstoodCondition } from '@wanderwork/contracts';
import { blame } from './narrowest-condition.js';

const condition = (kind: UnderstoodCondition['kind']): UnderstoodCondition => ({
  id: kind,
  kind,
  label: kind,
  filters: [],
  start: 0,
  end: 1,
});

const blamed = (counts: number[], fitting = 0) =>
  blame([condition('place'), condition('price'), condition('climate')], counts, fitting);

describe('the condition that is to blame', () => {
  it('is the one without which most cities fit', () =>
    expect(blamed([0, 4, 9])).toEqual({ condition: condition('climate'), cities: 9 }));

  it('is no place as long as another condition keeps cities out', () =>
    expect(blamed([200, 4, 0])).toEqual({ condition: condition('price'), cities: 4 }));

  it('is a place where nothing else is', () =>
    expect(blamed([200, 0, 0])).toEqual({ condition: condition('place'), cities: 200 }));

  it('is none where dropping one brings no city that is not there already', () =>
    expect(blamed([2, 2, 2], 2)).toBeNull());
});
