import { clip, logSpread, onLogScale } from './scales.js';

describe('goalposts', () => {
  it('score 0 at the low end, 100 at the high end, 50 at their geometric mean', () => {
    expect(onLogScale(5, 5, 250)).toBe(0);
    expect(onLogScale(250, 5, 250)).toBe(100);
    expect(onLogScale(Math.sqrt(5 * 250), 5, 250)).toBeCloseTo(50);
  });

  it('stay within 0–100', () => {
    expect(onLogScale(1, 5, 250)).toBe(0);
    expect(onLogScale(9000, 5, 250)).toBe(100);
    expect(clip(-3)).toBe(0);
  });

  it('convert a relative error to points', () => {
    expect(logSpread(Math.log(2), 1, 4)).toBeCloseTo(50);
  });
});
