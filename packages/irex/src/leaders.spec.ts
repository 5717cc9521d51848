import { leadersOf, ranged } from './leaders.js';

describe('leadersOf', () => {
  it('returns the best alone if its lead is significant', () => {
    expect(leadersOf([ranged(50, 5), ranged(80, 5), ranged(40, 5)])).toEqual([1]);
  });

  it('returns all that do not differ significantly from the best', () => {
    expect(leadersOf([ranged(78, 5), ranged(80, 5), ranged(40, 5)])).toEqual([0, 1]);
    expect(leadersOf([ranged(70, 15), ranged(80, 15)])).toEqual([0, 1]);
  });

  it('returns both of two equal exact values, and the larger of two different ones', () => {
    expect(leadersOf([ranged(7, 0), ranged(7, 0)])).toEqual([0, 1]);
    expect(leadersOf([ranged(7, 0), ranged(7.1, 0)])).toEqual([1]);
  });

  it('skips unknown values, and returns nothing if fewer than two are known', () => {
    expect(leadersOf([null, ranged(80, 5), ranged(40, 5)])).toEqual([1]);
    expect(leadersOf([null, ranged(80, 5), null])).toEqual([]);
    expect(leadersOf([])).toEqual([]);
  });
});
