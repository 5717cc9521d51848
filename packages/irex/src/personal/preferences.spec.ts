import type { EntryRules, IrexCity, IrexPreferences } from '@wanderwork/contracts';
import { city } from '../sample-city.fixture.js';
import { getBand } from '../published.js';
import { budgetScore, compressClosedScore, entryScore } from './lens.js';
import { neutralPreferences } from './neutral.js';
import { computePersonalScores } from './personal-score.js';
import { computePersonalRank } from './rank-moves.js';
import { toIrexCities, createPreferences } from './preferences.fixture.js';

const today = { year: 2026, month: 11 };
const scoreCity = (target: IrexCity, preferences: IrexPreferences, entryRules: EntryRules | null = null) =>
  computePersonalScores([target], preferences, today, entryRules)[0]!;

describe('a passport', () => {
  const [plain] = toIrexCities([city({ openPassportsPct: 35 })]) as [IrexCity];
  const american = createPreferences({ passport: 'US' });
  const createRules = (rules: Record<string, string>, passport = 'US'): EntryRules => ({
    passport,
    date: '2026-02-17',
    source: 'entry-rules',
    rules,
  });
  const scoreWith = (rule: string) => scoreCity(plain, american, createRules({ PT: rule })).score;
  const neutralScore = scoreCity(plain, neutralPreferences).score;

  it('replaces the general openness of a country', () => {
    expect(scoreWith('90')).toBeGreaterThan(neutralScore);
    expect(scoreWith('visa required')).toBeLessThan(neutralScore);
    expect(scoreCity(plain, american, createRules({ PT: '45' })).entryRule).toBe('45');
  });

  it.each([
    ['its rule is unknown', createRules({ ES: 'visa required' })],
    ['its rules are not loaded', null],
    ['the rules are of another passport', createRules({ PT: 'visa required' }, 'IN')],
  ])('changes nothing if %s', (_, rules) => {
    expect(scoreCity(plain, american, rules)).toMatchObject({ score: neutralScore, entryRule: null });
  });

  it.each(['visa required', 'no admission'])(
    'keeps an excellent city with the rule "%s" below "good"',
    (rule) => {
      const excellent = { ...plain, dimensions: plain.dimensions.map(() => 100) };
      const { score } = scoreCity(excellent, american, createRules({ PT: rule }));
      expect(getBand(Math.round(score))).toBe('mixed');
    },
  );

  it('never puts a city that needs a visa first while another can be entered', () => {
    const worst = { ...plain, slug: 'worst', countryCode: 'ES', dimensions: plain.dimensions.map(() => 12) };
    const better = { ...plain, slug: 'better', dimensions: plain.dimensions.map(() => 80) };
    const best = { ...plain, slug: 'best', dimensions: plain.dimensions.map(() => 95) };
    const rules = createRules({ PT: 'visa required', ES: 'e-visa' });
    const scores = computePersonalScores([best, worst, better], american, today, rules);
    const order = scores.toSorted((a, b) => b.score - a.score).map(({ slug }) => slug);
    expect(order).toEqual(['worst', 'best', 'better']);
    expect(computePersonalRank('worst', [best, worst, better], american, today, rules)).toBe(1);
  });

  it('never puts a city with an unknown rule first while another can be entered', () => {
    const unknown = { ...plain, slug: 'unknown', countryCode: 'GI' };
    const open = { ...plain, slug: 'open', dimensions: plain.dimensions.map((score) => score - 5) };
    const scores = computePersonalScores([unknown, open], american, today, createRules({ PT: 'e-visa' }));
    expect(scores[0]!.score).toBeLessThan(scores[1]!.score);
  });

  it('keeps the order of the cities that need a visa', () => {
    const scores = [65, 70, 75, 90, 100].map(compressClosedScore);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect([scores[0], scores.at(-1)]).toEqual([65, 77]);
    expect(new Set(scores).size).toBe(5);
  });

  it.each([
    ['home', 100],
    ['360', 100],
    ['90', 100],
    ['45', 50],
    ['eta', 85],
    ['visa on arrival', 60],
    ['e-visa', 45],
    ['visa required', 0],
    ['who knows', null],
    [null, null],
  ])('with the rule "%s" scores %p', (rule, worth) => {
    expect(entryScore(rule)).toBe(worth);
  });
});

describe('a budget', () => {
  it.each([
    [700, 100],
    [1050, 50],
    [1400, 0],
    [9000, 0],
  ])('of $1,000 scores a cost of $%i with %i', (cost, points) => {
    expect(budgetScore(cost, 1000)).toBeCloseTo(points);
  });

  it('changes nothing for a city with unknown cost', () => {
    const cityWithCost = city({ slug: 'known' });
    const [unknown] = toIrexCities([city({ monthlyCostUsd: null }), cityWithCost]) as [IrexCity];
    expect(scoreCity(unknown, createPreferences({ budgetUsd: 500 })).score).toBe(
      scoreCity(unknown, neutralPreferences).score,
    );
  });
});

describe('a stay', () => {
  const temperatureC = [-5, -5, 5, 12, 18, 20, 22, 22, 18, 12, 5, -5];
  const [north] = toIrexCities([city({ temperatureC, rainMm: temperatureC.map(() => 0) })]) as [IrexCity];
  const scoreStay = (month: number, months: number) =>
    scoreCity(north, createPreferences({ stay: { month, months } })).score;

  it('counts only its own months, also across the end of the year', () => {
    expect(scoreStay(6, 3)).toBeGreaterThan(scoreStay(12, 3));
    expect(scoreStay(12, 3)).toBe(scoreStay(1, 2));
  });

  it('of a year has the published climate', () => {
    expect(scoreStay(5, 12)).toBeCloseTo(scoreCity(north, neutralPreferences).score, 1);
  });

  it('changes nothing if the climate is unknown', () => {
    const [blank] = toIrexCities([city({ temperatureC: null }), city({})]) as [IrexCity];
    const january = createPreferences({ stay: { month: 1, months: 1 } });
    expect(scoreCity(blank, january).score).toBe(scoreCity(blank, neutralPreferences).score);
  });
});
