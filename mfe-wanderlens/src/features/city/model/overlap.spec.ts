import { rangesOverlap } from './overlap';

describe('rangesOverlap', () => {
  it('holds when one range lies in the other', () => {
    expect(rangesOverlap({ low: 89, high: 93 }, { low: 84, high: 96 })).toBe(true);
  });

  it('does not hold for ranges that hardly touch, or lie apart', () => {
    expect(rangesOverlap({ low: 80, high: 90 }, { low: 89, high: 95 })).toBe(false);
    expect(rangesOverlap({ low: 50, high: 60 }, { low: 70, high: 80 })).toBe(false);
  });
});
