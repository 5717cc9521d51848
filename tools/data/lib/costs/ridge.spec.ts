import { fitRidge } from './ridge.mjs';

/** Points of y = 2 + 3a − b. */
const rows = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, 5],
].map(([a = 0, b = 0]) => ({ features: [a, b], value: 2 + 3 * a - b, weight: 1 }));

describe('fitRidge', () => {
  it('finds an exact relation without a penalty', () => {
    const { intercept, slopes } = fitRidge(rows, 0);
    expect(intercept).toBeCloseTo(2);
    expect(slopes[0]).toBeCloseTo(3);
    expect(slopes[1]).toBeCloseTo(-1);
  });

  it('shrinks slopes with a penalty, and never the intercept', () => {
    const flat = [-1, 1].map((a) => ({ features: [a], value: 100 + a, weight: 1 }));
    const { intercept, slopes } = fitRidge(flat, 2);
    expect(intercept).toBeCloseTo(100);
    expect(slopes[0]).toBeCloseTo(0.5);
  });

  it('counts a row of weight 2 like the same row twice', () => {
    const [first, ...others] = [...rows, { features: [1, 1], value: 9, weight: 1 }];
    const weighted = fitRidge([{ ...first!, weight: 2 }, ...others], 0.5);
    const repeated = fitRidge([first!, first!, ...others], 0.5);
    expect(weighted.intercept).toBeCloseTo(repeated.intercept);
    expect(weighted.slopes[0]).toBeCloseTo(repeated.slopes[0]!);
  });

  it('refuses observations that leave the slopes open', () => {
    expect(() => fitRidge([{ features: [0, 0], value: 1, weight: 1 }], 0)).toThrow(/no single solution/);
  });
});
