import {
  createByDimension,
  dimensionKeys,
  type DimensionKey,
  type IrexPreferences,
} from '@wanderwork/contracts';
import { scoreCities, rankCities } from '../city-score.js';
import { computeUncertainty } from '../uncertainty.js';
import { neutralPreferences } from './neutral.js';
import { createRankCounter, type UncertainCity } from './rank-range.js';
import { toIrexCities, referenceCities, createPreferences } from './preferences.fixture.js';

const today = { year: 2026, month: 11 };
const table = referenceCities();
const scores = scoreCities(table);
const doubtful: UncertainCity[] = toIrexCities(table).map((city, at) => ({
  city,
  spread: scores[at]!.dimensions.map(({ spread }) => spread),
}));

const findBySlug = (slug: string) => doubtful.find(({ city }) => city.slug === slug)!;

const getRange = (slug: string, preferences: IrexPreferences, others = doubtful) => {
  const counter = createRankCounter(findBySlug(slug), preferences, today, null);
  others.forEach((other) => counter.add(other));
  return counter.range();
};

const weighOnly = (key: DimensionKey) =>
  createPreferences({ sliders: createByDimension((one) => (one === key ? 1 : 0)) });

describe('rankCounter', () => {
  it('gives about the published range for neutral preferences', () => {
    const published = computeUncertainty(scores);
    for (const slug of ['lisbon', 'chiang-mai', 'medellin', 'porto', 'tbilisi']) {
      const at = scores.findIndex((one) => one.slug === slug);
      const { rankLow, rankHigh } = published[at]!;
      const { low, high } = getRange(slug, neutralPreferences);
      expect(Math.abs(low - rankLow)).toBeLessThanOrEqual(12);
      expect(Math.abs(high - rankHigh)).toBeLessThanOrEqual(0.15 * rankHigh + 12);
    }
  });

  it('is deterministic, and its range contains the rank of a city in the middle', () => {
    const middle = [...rankCities(scores)].find(([, rank]) => rank === 150)![0];
    const { low, high } = getRange(middle, neutralPreferences);
    expect(getRange(middle, neutralPreferences)).toEqual({ low, high });
    expect(low).toBeLessThan(150);
    expect(high).toBeGreaterThan(150);
  });

  it('gives one rank without uncertainty, and does not compare the city with itself', () => {
    const sure = doubtful.map(({ city }) => ({ city, spread: dimensionKeys.map(() => 0) }));
    const own = sure[0]!;
    const counter = createRankCounter(own, neutralPreferences, today, null);
    [...sure, own].forEach((other) => counter.add(other));
    const { low, high } = counter.range();
    expect(low).toBe(high);
    expect(low).toBe(rankCities(scores).get(own.city.slug));
  });

  it('follows the weights: with affordability alone, a cheap city ranks before an expensive one', () => {
    expect(getRange('chiang-mai', weighOnly('affordability')).high).toBeLessThan(
      getRange('lisbon', weighOnly('affordability')).low,
    );
  });

  it('is wider for a cost that is a rough guess than for one with an official rent', () => {
    const getWidth = (slug: string) => {
      const { low, high } = getRange(slug, weighOnly('affordability'));
      return high - low;
    };
    expect(getWidth('medellin')).toBeGreaterThan(1.1 * getWidth('tokyo'));
  });

  it.each([NaN, -1, 6])('throws for a slider of %p', (slider) => {
    const preferences = createPreferences({ sliders: { ...neutralPreferences.sliders, climate: slider } });
    expect(() => createRankCounter(findBySlug('lisbon'), preferences, today, null)).toThrow(RangeError);
  });
});
