import { findLeaders, addRange } from './leaders.js';

describe('leadersOf', () => {
  it('returns the best alone if its lead is significant', () => {
    expect(findLeaders([addRange(50, 5), addRange(80, 5), addRange(40, 5)])).toEqual([1]);
  });

  it('returns all that do not differ significantly from the best', () => {
    expect(findLeaders([addRange(78, 5), addRange(80, 5), addRange(40, 5)])).toEqual([0, 1]);
    expect(findLeaders([addRange(70, 15), addRange(80, 15)])).toEqual([0, 1]);
  });

  it('returns both of two equal exact values, and the larger of two different ones', () => {
    expect(findLeaders([addRange(7, 0), addRange(7, 0)])).toEqual([0, 1]);
    expect(findLeaders([addRange(7, 0), addRange(7.1, 0)])).toEqual([1]);
  });

  it('skips unknown values, and returns nothing if fewer than two are known', () => {
    expect(findLeaders([null, addRange(80, 5), addRange(40, 5)])).toEqual([1]);
    expect(findLeaders([null, addRange(80, 5), null])).toEqual([]);
    expect(findLeaders([])).toEqual([]);
  });
});
