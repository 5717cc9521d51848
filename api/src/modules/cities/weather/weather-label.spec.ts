import { weatherWord } from './weather-label.js';

const year = (temperatures: (number | null)[], rain: number | null = 50) =>
  temperatures.map((tempC) => ({ tempC, rainMm: rain }));

/** A year whose months rise from the coldest to the hottest and fall again. */
const between = (coldest: number, hottest: number, rain: number | null = 50) =>
  year(
    Array.from({ length: 12 }, (_, month) => coldest + ((hottest - coldest) * (6 - Math.abs(6 - month))) / 6),
    rain,
  );

describe('the weather word', () => {
  it.each([
    ['Dubai', between(18.5, 36), 'Hot'],
    ['Chiang Mai', between(22.5, 29.8), 'Sunny'],
    ['Singapore', between(26.9, 28.5, 180), 'Tropical'],
    ['Medellín', between(22.3, 24, 140), 'Spring-like'],
    ['Lisbon', between(11.7, 23.2), 'Mild'],
    ['Tallinn', between(-3.1, 17.5), 'Snowy winters'],
    ['Dublin', between(5.2, 15.3), 'Cool'],
    ['Tokyo', between(6, 27), 'Four seasons'],
  ])('of a year like that of %s', (_city, climate, word) => {
    expect(weatherWord(climate)).toBe(word);
  });

  it('is not known without a climate, or with a month missing', () => {
    expect(weatherWord(null)).toBeNull();
    expect(weatherWord(year([null, ...Array.from({ length: 11 }, () => 20)]))).toBeNull();
    expect(weatherWord([])).toBeNull();
  });

  it('counts no month as dry whose rain is not known', () => {
    expect(weatherWord(between(24, 30, null))).toBe('Tropical');
  });
});
