import { climateScore, comfort, scoreMonths, rainFactor } from './climate.js';

const months = <T>(value: T) => Array.from({ length: 12 }, () => value);

describe('comfort', () => {
  it.each([
    [18, 100],
    [25, 100],
    [10, 50],
    [30, 50],
    [2, 0],
    [-20, 0],
    [35, 0],
    [45, 0],
  ])('of %i °C is %i', (celsius, score) => {
    expect(comfort(celsius)).toBe(score);
  });
});

describe('rain', () => {
  it('reduces nothing up to 80 mm, and 35% from 300 mm', () => {
    expect(rainFactor(80)).toBe(1);
    expect(rainFactor(300)).toBe(0.65);
    expect(rainFactor(900)).toBe(0.65);
  });

  it('reduces nothing if unknown', () => {
    expect(rainFactor(null)).toBe(1);
  });
});

describe('climateScore', () => {
  it('is the mean of the months', () => {
    const warmHalf = [...months(20).slice(0, 6), ...months(10).slice(0, 6)];
    expect(scoreMonths(warmHalf, months(0)).slice(5, 7)).toEqual([100, 50]);
    expect(climateScore(warmHalf, months(0))).toBe(75);
    expect(climateScore(months(20), months(300))).toBeCloseTo(65);
  });
});
