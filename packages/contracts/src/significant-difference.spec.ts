import {
  isSignificantDifference,
  findLead,
  addRange,
  probabilityOfHigher,
} from './significant-difference.js';

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

describe('probabilityOfHigher', () => {
  it('follows the normal distribution of the difference', () => {
    const probability = (difference: number) => probabilityOfHigher(addRange(difference, 3), addRange(0, 4));
    expect(probability(0)).toBe(0.5);
    expect(probability(5)).toBeCloseTo(0.8413, 4);
    expect(probability(-5)).toBeCloseTo(0.1587, 4);
    expect(probability(10)).toBeCloseTo(0.9772, 4);
  });

  it('reaches 95% where the difference becomes significant', () => {
    for (const difference of [1, 5, 8.2, 8.25, 9, 20]) {
      const [one, other] = [addRange(difference, 3), addRange(0, 4)];
      expect(probabilityOfHigher(one, other) > 0.95).toBe(isSignificantDifference(one, other));
    }
  });

  it('is certain of exact values that differ, and ranks no city by the figure of its country', () => {
    expect(probabilityOfHigher(addRange(7.1, 0), addRange(7, 0))).toBe(1);
    const [spain, spainToo] = [80, 20].map((score) => ({ ...addRange(score, 1), sharedBy: 'ES' }));
    expect(probabilityOfHigher(spain!, spainToo!)).toBe(0.5);
    expect(probabilityOfHigher(spain!, { ...spainToo!, sharedBy: 'PT' })).toBeGreaterThan(0.99);
  });
});

describe('findLead', () => {
  it('returns the best alone, with the probability that it is', () => {
    const sure = findLead([addRange(50, 5), addRange(80, 5), addRange(40, 5)]);
    expect(sure.leaders).toEqual([1]);
    expect(sure.sureness).toBeGreaterThan(0.95);
    const probable = findLead([addRange(70, 10), addRange(80, 10)]);
    expect(probable.leaders).toEqual([1]);
    expect(probable.sureness).toBeCloseTo(0.76, 2);
  });

  it('returns all that are not even probably worse than the best', () => {
    expect(findLead([addRange(78, 5), addRange(80, 5), addRange(40, 5)]).leaders).toEqual([0, 1]);
    expect(findLead([addRange(76, 15), addRange(80, 15)])).toEqual({ leaders: [0, 1], sureness: null });
  });

  it('is as sure as of the closest value behind', () => {
    const [one, other] = [addRange(80, 5), addRange(74, 5)];
    expect(findLead([one, other, addRange(40, 5)]).sureness).toBe(probabilityOfHigher(one, other));
  });

  it('returns both of two equal exact values, and the larger of two different ones', () => {
    expect(findLead([addRange(7, 0), addRange(7, 0)])).toEqual({ leaders: [0, 1], sureness: null });
    expect(findLead([addRange(7, 0), addRange(7.1, 0)])).toEqual({ leaders: [1], sureness: 1 });
  });

  it('skips unknown values, and returns nothing if fewer than two are known', () => {
    expect(findLead([null, addRange(80, 5), addRange(40, 5)]).leaders).toEqual([1]);
    expect(findLead([null, addRange(80, 5), null])).toEqual({ leaders: [], sureness: null });
    expect(findLead([]).leaders).toEqual([]);
  });
});
