import { estimateCarbon, estimateHours, getDefaultMode, measureDistance, type LegEnd } from './estimates.js';

const createEnd = (latitude: number, longitude: number, change: Partial<LegEnd> = {}): LegEnd => ({
  latitude,
  longitude,
  airportKm: 10,
  largeAirportKm: 10,
  ...change,
});
const lisbon = createEnd(38.7167, -9.1333, { airportKm: 7, largeAirportKm: 7 });
const porto = createEnd(41.1496, -8.611, { airportKm: 11, largeAirportKm: 11 });
const tokyo = createEnd(35.6895, 139.6917, { airportKm: 17, largeAirportKm: 17 });

describe('a distance', () => {
  it('is that of the great circle', () => {
    expect(measureDistance(lisbon, porto)).toBeCloseTo(274, 0);
    expect(measureDistance(lisbon, tokyo)).toBeCloseTo(11_150, -2);
    expect(measureDistance(lisbon, lisbon)).toBe(0);
    // Half of the way around, and across the date line.
    expect(measureDistance(createEnd(0, 0), createEnd(0, 180))).toBeCloseTo(Math.PI * 6371.0088, 6);
    expect(measureDistance(createEnd(0, 179.5), createEnd(0, -179.5))).toBeCloseTo(111.195, 2);
  });
});

describe('the hours from door to door', () => {
  it('by train and coach follow a longer route', () => {
    const km = measureDistance(lisbon, porto);
    expect(estimateHours('train', lisbon, porto)!.middle).toBeCloseTo((1.2 * km) / 90, 10);
    const { low, middle, high } = estimateHours('coach', lisbon, porto)!;
    expect([middle, low / middle, high / middle]).toEqual([
      expect.closeTo((1.3 * km) / 70, 10),
      expect.closeTo(0.8),
      expect.closeTo(1.4),
    ]);
  });

  it('by plane include airports, transfers and a connection above 9,000 km', () => {
    const km = measureDistance(lisbon, porto);
    expect(estimateHours('plane', lisbon, porto)!.middle).toBeCloseTo(km / 800 + 3.5 + 18 / 50, 10);
    expect(estimateHours('plane', lisbon, tokyo)!.middle).toBeCloseTo(
      measureDistance(lisbon, tokyo) / 800 + 3.5 + 24 / 50 + 4,
      10,
    );
  });

  it('add a connection where no large airport is within 120 km', () => {
    const remote = { ...porto, airportKm: 3, largeAirportKm: 121 };
    const km = measureDistance(lisbon, porto);
    expect(estimateHours('plane', lisbon, remote)!.middle).toBeCloseTo(km / 800 + 3.5 + 10 / 50 + 4, 10);
  });

  it('by ferry are not guessed', () => expect(estimateHours('ferry', lisbon, porto)).toBeNull());
});

it('suggests the ground below 700 km', () => {
  expect([getDefaultMode(699), getDefaultMode(700)]).toEqual(['train', 'plane']);
});

it.each([
  ['plane', 499, 246],
  ['plane', 500, 151],
  ['plane', 3700, 151],
  ['plane', 3701, 148],
  ['train', 500, 35.5 * 1.2],
  ['coach', 500, 27.8 * 1.3],
  ['ferry', 500, 18.7],
] as const)('by %s over %i km emits %d g of CO2e per km and person, ±30%%', (mode, km, grams) => {
  const { low, middle, high } = estimateCarbon(mode, km);
  expect(middle).toBeCloseTo((grams * km) / 1000, 10);
  expect([low, high]).toEqual([expect.closeTo(0.7 * middle, 10), expect.closeTo(1.3 * middle, 10)]);
});
