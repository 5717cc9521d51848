import { fillIndicators } from './imputation.js';
import { city } from './sample-city.fixture.js';

const safetyOf = (cities: Parameters<typeof fillIndicators>[0], at: number) =>
  fillIndicators(cities)[at]?.find(({ indicator }) => indicator.key === 'safety');

describe('a missing figure', () => {
  const north = [40, 60, 100].map((safetyIndex) => city({ region: 'North', safetyIndex }));
  const south = city({ region: 'South', safetyIndex: 0 });

  it('takes the median of its region where three cities have one', () => {
    const filled = safetyOf([...north, south, city({ region: 'North', safetyIndex: null })], 4);
    expect(filled).toMatchObject({ score: 60, quality: 0, imputed: true });
  });

  it("takes the world's median where the region has fewer", () => {
    const filled = safetyOf([...north, south, city({ region: 'South', safetyIndex: null })], 4);
    expect(filled?.score).toBe((48 + 60) / 2);
  });

  it('is less certain than a known one', () => {
    const cities = [...north, city({ region: 'North', safetyIndex: null })];
    expect(safetyOf(cities, 3)?.spread).toBeCloseTo(Math.hypot(9, 15));
    expect(safetyOf(cities, 0)?.spread).toBe(9);
  });

  it('drops the indicator when no city has one', () => {
    expect(safetyOf([city({ safetyIndex: null })], 0)).toBeUndefined();
  });
});
