import type { UnderstoodCondition } from '@wanderwork/contracts';
import { blame } from './blame.js';

const wish = (kind: UnderstoodCondition['kind']): UnderstoodCondition => ({
  id: kind,
  kind,
  label: kind,
  filters: [],
  start: 0,
  end: 1,
});

const blamed = (counts: number[], fitting = 0) =>
  blame([wish('place'), wish('price'), wish('climate')], counts, fitting);

describe('the wish that is to blame', () => {
  it('is the one without which most cities fit', () =>
    expect(blamed([0, 4, 9])).toEqual({ wish: wish('climate'), cities: 9 }));

  it('is no place as long as another wish keeps cities out', () =>
    expect(blamed([200, 4, 0])).toEqual({ wish: wish('price'), cities: 4 }));

  it('is a place where nothing else is', () =>
    expect(blamed([200, 0, 0])).toEqual({ wish: wish('place'), cities: 200 }));

  it('is none where dropping one brings no city that is not there already', () =>
    expect(blamed([2, 2, 2], 2)).toBeNull());
});
