import { type Figure } from '@wanderwork/contracts';
import { findAirports, getScaleEnd } from './airports';

const figures = (values: Record<string, string | number | null>): Figure[] =>
  Object.entries(values).map(([key, value]) => ({
    key,
    label: key,
    group: 'access',
    value,
    unit: null,
    grade: 'measured',
    sourceId: 'airports',
    year: '2015',
    note: null,
  }));

describe('findAirports', () => {
  it('returns the nearest and the nearest large airport', () => {
    const medellin = figures({
      airport_nearest: 'EOH',
      airport_nearest_km: 4,
      airport_large: 'BOG',
      airport_large_km: 234,
    });
    expect(findAirports(medellin)).toEqual([
      { code: 'EOH', km: 4, large: false },
      { code: 'BOG', km: 234, large: true },
    ]);
  });

  it('returns one airport when the nearest is large', () => {
    const lisbon = figures({
      airport_nearest: 'LIS',
      airport_nearest_km: 6,
      airport_large: 'LIS',
      airport_large_km: 6,
    });
    expect(findAirports(lisbon)).toEqual([{ code: 'LIS', km: 6, large: true }]);
  });

  it('leaves out unknown airports', () => {
    expect(findAirports(figures({ airport_nearest: 'AAR', airport_nearest_km: null }))).toEqual([]);
    expect(findAirports([])).toEqual([]);
  });
});

describe('getScaleEnd', () => {
  it.each([
    [4, 10],
    [9.5, 20],
    [31, 50],
    [234, 500],
    [4900, 5390],
  ])('fits %p km into a scale of %p', (farthest, end) => {
    expect(getScaleEnd(farthest)).toBeCloseTo(end);
  });
});
