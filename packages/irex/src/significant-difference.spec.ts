import { isSignificantDifference } from './significant-difference.js';

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
