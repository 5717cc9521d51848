import { fillIndicators } from './imputation.js';
import { city } from './sample-city.fixture.js';

const getSafety = (cities: Parameters<typeof fillIndicators>[0], at: number) =>
  fillIndicators(cities)[at]?.find(({ indicator }) => indicator.key === 'safety');

describe('a missing figure', () => {
  const north = [40, 60, 100].map((safetyIndex) => city({ region: 'North', safetyIndex }));
  const south = city({ region: 'South', safetyIndex: 0 });

  it('is filled with the median of the region if three cities have a figure', () => {
    const filled = getSafety([...north, south, city({ region: 'North', safetyIndex: null })], 4);
    expect(filled).toMatchObject({ score: 60, quality: 0, imputed: true });
  });

  it("is filled with the world's median if the region has fewer figures", () => {
    const filled = getSafety([...north, south, city({ region: 'South', safetyIndex: null })], 4);
    expect(filled?.score).toBe((48 + 60) / 2);
  });

  it('is less certain than a known figure', () => {
    const cities = [...north, city({ region: 'North', safetyIndex: null })];
    expect(getSafety(cities, 3)?.spread).toBeCloseTo(Math.hypot(9, 15));
    expect(getSafety(cities, 0)?.spread).toBe(9);
  });

  it('drops the indicator if no city has a figure', () => {
    expect(getSafety([city({ safetyIndex: null })], 0)).toBeUndefined();
  });
});
