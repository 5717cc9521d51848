import { createByDimension, roundToTenth } from '@wanderwork/contracts';
import { scoreCities } from '../city-score.js';
import { createRandomCities, seeded } from '../properties.fixture.js';
import { city } from '../sample-city.fixture.js';
import { isNeutral, neutralPreferences } from './neutral.js';
import { computePersonalScores } from './personal-score.js';
import { toIrexCities, referenceCities, createPreferences } from './preferences.fixture.js';

const evenSliders = neutralPreferences.sliders;
const today = { year: 2026, month: 11 };

describe('neutral preferences', () => {
  it('give every city its published score and its confidence', () => {
    const cities = referenceCities();
    const published = scoreCities(cities);
    const own = computePersonalScores(toIrexCities(cities), neutralPreferences, today, null);
    expect(own.map(({ slug, score, confidence }) => [slug, roundToTenth(score), confidence])).toEqual(
      published.map(({ slug, published: score, confidence }) => [slug, roundToTenth(score), confidence]),
    );
  });

  it('are recognized by isNeutral', () => {
    expect(isNeutral(neutralPreferences)).toBe(true);
    expect(isNeutral(createPreferences({ budgetUsd: 1500 }))).toBe(false);
    expect(isNeutral(createPreferences({ sliders: { ...evenSliders, safety: 2 } }))).toBe(false);
  });

  it('have the same effect as equal sliders', () => {
    const cities = toIrexCities(createRandomCities('alike', 40));
    const twice = createByDimension(() => 2);
    computePersonalScores(cities, createPreferences({ sliders: twice }), today, null).forEach(
      ({ score }, at) =>
        expect(score).toBeCloseTo(
          computePersonalScores(cities, neutralPreferences, today, null)[at]!.score,
          9,
        ),
    );
  });
});

describe('a slider', () => {
  it('at 0 leaves its dimension out', () => {
    const [cheap, dear] = [city({ monthlyCostUsd: 600 }), city({ monthlyCostUsd: 4500 })];
    const own = computePersonalScores(
      toIrexCities([cheap, dear]),
      createPreferences({ sliders: { ...evenSliders, affordability: 0 } }),
      today,
      null,
    );
    expect(own[0]!.score).toBe(own[1]!.score);
  });

  it.each([
    ['all at 0', () => 0],
    ['not a number', () => NaN],
    ['below 0', () => -1],
    ['above 5', () => 5.5],
    ['infinite', () => Infinity],
  ])('is rejected if %s', (_, value) => {
    const sliders = createByDimension(value);
    expect(() =>
      computePersonalScores(toIrexCities([city({})]), createPreferences({ sliders }), today, null),
    ).toThrow(RangeError);
  });
});

describe('a personal score with any preferences', () => {
  const zones = ['America/New_York', 'Asia/Kolkata', 'Pacific/Chatham', 'Europe/London'];

  it('stays within 0 and 100', () => {
    const cities = toIrexCities(createRandomCities('wished', 30)).map((one, at) => ({
      ...one,
      entry: Array.from({ length: 7 }, (_, passport) => ['90', 'e-visa', 'home', null][(at + passport) % 4]!),
    }));
    for (let run = 0; run < 100; run += 1) {
      const { between, oneOf, share } = seeded(`wish ${run}`);
      const sliders = createByDimension(() => between(0, 5));
      const own = computePersonalScores(
        cities,
        {
          sliders,
          passport: oneOf('US', 'BR', null),
          clients: share() < 0.5 ? null : { zone: oneOf(...zones), from: 60 * oneOf(0, 9, 22), to: 390 },
          stay: share() < 0.5 ? null : { month: oneOf(1, 6, 12), months: oneOf(1, 3, 12) },
          budgetUsd: share() < 0.5 ? null : between(100, 20_000),
        },
        today,
        null,
      );
      for (const { score, confidence } of own) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(100);
      }
    }
  });
});
