import { isSignificantDifference, findLeaders, addRange } from './significant-difference.js';

const createRange = (score: number, half: number) => ({ score, low: score - half, high: score + half });

describe('isSignificantDifference', () => {
  it('is true if the scores differ by more than their combined uncertainty', () => {
    expect(isSignificantDifference(createRange(90, 3), createRange(84.9, 4))).toBe(true);
    expect(isSignificantDifference(createRange(90, 3), createRange(85.1, 4))).toBe(false);
  });

  it('is symmetric', () => {
    expect(isSignificantDifference(createRange(80, 1), createRange(90, 1))).toBe(
      isSignificantDifference(createRange(90, 1), createRange(80, 1)),
    );
  });

  it('uses only the half-ranges that face each other', () => {
    const leansUp = { score: 90, low: 89, high: 99 };
    const leansDown = { score: 87, low: 70, high: 88 };
    expect(isSignificantDifference(leansUp, leansDown)).toBe(true);
  });

  it('is false for equal scores', () => {
    expect(isSignificantDifference(createRange(88, 0), createRange(88, 0))).toBe(false);
  });
});

describe('findLeaders', () => {
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
