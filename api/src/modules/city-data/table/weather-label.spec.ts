import { getWeatherLabel } from './weather-label.js';

const createYear = (temperatures: (number | null)[], rain: number | null = 50) =>
  temperatures.map((tempC) => ({ tempC, rainMm: rain }));

/** A year whose months rise from the coldest to the hottest and fall again. */
const createYearBetween = (coldest: number, hottest: number, rain: number | null = 50) =>
  createYear(
    Array.from({ length: 12 }, (_, month) => coldest + ((hottest - coldest) * (6 - Math.abs(6 - month))) / 6),
    rain,
  );

describe('getWeatherLabel', () => {
  it.each([
    ['Dubai', createYearBetween(18.5, 36), 'Hot'],
    ['Chiang Mai', createYearBetween(22.5, 29.8), 'Sunny'],
    ['Singapore', createYearBetween(26.9, 28.5, 180), 'Tropical'],
    ['Medellín', createYearBetween(22.3, 24, 140), 'Spring-like'],
    ['Lisbon', createYearBetween(11.7, 23.2), 'Mild'],
    ['Tallinn', createYearBetween(-3.1, 17.5), 'Snowy winters'],
    ['Dublin', createYearBetween(5.2, 15.3), 'Cool'],
    ['Tokyo', createYearBetween(6, 27), 'Four seasons'],
  ])('labels a year like that of %s', (_city, climate, word) => {
    expect(getWeatherLabel(climate)).toBe(word);
  });

  it('returns null without a climate or with a missing month', () => {
    expect(getWeatherLabel(null)).toBeNull();
    expect(getWeatherLabel(createYear([null, ...Array.from({ length: 11 }, () => 20)]))).toBeNull();
    expect(getWeatherLabel([])).toBeNull();
  });

  it('does not count a month with unknown rain as dry', () => {
    expect(getWeatherLabel(createYearBetween(24, 30, null))).toBe('Tropical');
  });
});
