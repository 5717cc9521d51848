import { byDimension, dimensionKeys, type DimensionKey, type IrexPreferences } from '@wanderwork/contracts';
import { scoreCities } from '../city-score.js';
import { ranksOf } from '../ranks.js';
import { uncertaintyOf } from '../uncertainty.js';
import { neutralPreferences } from './neutral.js';
import { rankCounter, type DoubtfulCity } from './rank-range.js';
import { inputsOf, referenceCities, wishes } from './wishes.fixture.js';

const today = { year: 2026, month: 11 };
const table = referenceCities();
const scores = scoreCities(table);
const doubtful: DoubtfulCity[] = inputsOf(table).map((city, at) => ({
  city,
  spread: scores[at]!.dimensions.map(({ spread }) => spread),
}));

const bySlug = (slug: string) => doubtful.find(({ city }) => city.slug === slug)!;

const rangeOf = (slug: string, asked: IrexPreferences, others = doubtful) => {
  const counter = rankCounter(bySlug(slug), asked, today);
  others.forEach((other) => counter.add(other));
  return counter.range();
};

const only = (key: DimensionKey) => wishes({ sliders: byDimension((one) => (one === key ? 1 : 0)) });

describe('a rank under one’s own weights', () => {
  it('has about the published range where nothing is wished', () => {
    const published = uncertaintyOf(scores);
    for (const slug of ['lisbon', 'chiang-mai', 'medellin', 'porto', 'tbilisi']) {
      const at = scores.findIndex((one) => one.slug === slug);
      const { rankLow, rankHigh } = published[at]!;
      const { low, high } = rangeOf(slug, neutralPreferences);
      expect(Math.abs(low - rankLow)).toBeLessThanOrEqual(12);
      expect(Math.abs(high - rankHigh)).toBeLessThanOrEqual(0.15 * rankHigh + 12);
    }
  });

  it('is the same however often it is asked, and holds the rank of a city in the middle', () => {
    const middle = [...ranksOf(scores)].find(([, rank]) => rank === 150)![0];
    const { low, high } = rangeOf(middle, neutralPreferences);
    expect(rangeOf(middle, neutralPreferences)).toEqual({ low, high });
    expect(low).toBeLessThan(150);
    expect(high).toBeGreaterThan(150);
  });

  it('is one place where nothing is doubtful, and does not count the city against itself', () => {
    const sure = doubtful.map(({ city }) => ({ city, spread: dimensionKeys.map(() => 0) }));
    const own = sure[0]!;
    const counter = rankCounter(own, neutralPreferences, today);
    [...sure, own].forEach((other) => counter.add(other));
    const { low, high } = counter.range();
    expect(low).toBe(high);
    expect(low).toBe(ranksOf(scores).get(own.city.slug));
  });

  it('follows the weights: what only asks for a cheap life puts a cheap city before a dear one', () => {
    expect(rangeOf('chiang-mai', only('affordability')).high).toBeLessThan(
      rangeOf('lisbon', only('affordability')).low,
    );
  });

  it('takes a given cost as it is, and lets an estimate err around the budget', () => {
    const asked = { ...only('affordability'), budgetUsd: 1100 };
    const { low, high } = rangeOf('lisbon', asked, [bySlug('lisbon'), bySlug('medellin')]);
    expect([low, high]).toEqual([2, 2]);
  });

  it.each([NaN, -1, 6])('refuses a slider of %p', (slider) => {
    const asked = wishes({ sliders: { ...neutralPreferences.sliders, climate: slider } });
    expect(() => rankCounter(bySlug('lisbon'), asked, today)).toThrow(RangeError);
  });
});
