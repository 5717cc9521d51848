import { isSignificantDifference } from './significant-difference.js';

const ranged = (score: number, half: number) => ({ score, low: score - half, high: score + half });

describe('two scores', () => {
  it('can be told apart when they differ by more than both leave open together', () => {
    expect(isSignificantDifference(ranged(90, 3), ranged(84.9, 4))).toBe(true);
    expect(isSignificantDifference(ranged(90, 3), ranged(85.1, 4))).toBe(false);
  });

  it('are asked in either order', () => {
    expect(isSignificantDifference(ranged(80, 1), ranged(90, 1))).toBe(
      isSignificantDifference(ranged(90, 1), ranged(80, 1)),
    );
  });

  it('look only at the halves that face each other', () => {
    const leansUp = { score: 90, low: 89, high: 99 };
    const leansDown = { score: 87, low: 70, high: 88 };
    expect(isSignificantDifference(leansUp, leansDown)).toBe(true);
  });

  it('that are the same cannot', () => {
    expect(isSignificantDifference(ranged(88, 0), ranged(88, 0))).toBe(false);
  });
});
