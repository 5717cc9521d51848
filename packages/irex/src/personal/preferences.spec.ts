import type { IrexCity, IrexPreferences } from '@wanderwork/contracts';
import { city } from '../sample-city.fixture.js';
import { budgetScore, entryScore } from './lens.js';
import { neutralPreferences } from './neutral.js';
import { computePersonalScores } from './personal-score.js';
import { toIrexCities, createPreferences } from './preferences.fixture.js';

const today = { year: 2026, month: 11 };
const scoreCity = (target: IrexCity, preferences: IrexPreferences) =>
  computePersonalScores([target], preferences, today)[0]!;

describe('a passport', () => {
  const [plain] = toIrexCities([city({ openPassportsPct: 35 })]) as [IrexCity];
  const entry = (rule: string | null): IrexCity => ({ ...plain, entry: [rule, ...plain.entry.slice(1)] });
  const american = createPreferences({ passport: 'US' });

  it('replaces the general openness of a country', () => {
    expect(scoreCity(entry('90'), american).score).toBeGreaterThan(
      scoreCity(plain, neutralPreferences).score,
    );
    expect(scoreCity(entry('visa required'), american).score).toBeLessThan(
      scoreCity(plain, neutralPreferences).score,
    );
  });

  it('changes nothing if its rule is unknown', () => {
    expect(scoreCity(entry(null), american).score).toBe(scoreCity(plain, neutralPreferences).score);
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
