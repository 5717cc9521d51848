import type { IrexCity, IrexPreferences } from '@wanderwork/contracts';
import { city } from '../sample-city.fixture.js';
import { budgetScore } from './budget.js';
import { entryScore } from './entry.js';
import { neutralPreferences } from './neutral.js';
import { personalScores } from './personal-score.js';
import { inputsOf, wishes } from './wishes.fixture.js';

const today = { year: 2026, month: 11 };
const scoreOf = (one: IrexCity, asked: IrexPreferences) => personalScores([one], asked, today)[0]!;

describe('a passport', () => {
  const [plain] = inputsOf([city({ openPassportsPct: 35 })]) as [IrexCity];
  const entry = (rule: string | null): IrexCity => ({ ...plain, entry: [rule, ...plain.entry.slice(1)] });
  const american = wishes({ passport: 'US' });

  it('stands in for how open a country is to all', () => {
    expect(scoreOf(entry('90'), american).score).toBeGreaterThan(scoreOf(plain, neutralPreferences).score);
    expect(scoreOf(entry('visa required'), american).score).toBeLessThan(
      scoreOf(plain, neutralPreferences).score,
    );
  });

  it('changes nothing where its rule is not known', () => {
    expect(scoreOf(entry(null), american).score).toBe(scoreOf(plain, neutralPreferences).score);
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
  ])('that enters by "%s" is worth %p', (rule, worth) => {
    expect(entryScore(rule)).toBe(worth);
  });
});

describe('a budget', () => {
  it.each([
    [700, 100],
    [1050, 50],
    [1400, 0],
    [9000, 0],
  ])('of $1,000 gives a cost of $%i %i points', (cost, points) => {
    expect(budgetScore(cost, 1000)).toBeCloseTo(points);
  });

  it('leaves a city alone whose cost is not known', () => {
    const known = city({ slug: 'known' });
    const [unknown] = inputsOf([city({ monthlyCostUsd: null }), known]) as [IrexCity];
    expect(scoreOf(unknown, wishes({ budgetUsd: 500 })).score).toBe(
      scoreOf(unknown, neutralPreferences).score,
    );
  });
});

describe('a stay', () => {
  const temperatureC = [-5, -5, 5, 12, 18, 20, 22, 22, 18, 12, 5, -5];
  const [north] = inputsOf([city({ temperatureC, rainMm: temperatureC.map(() => 0) })]) as [IrexCity];
  const staying = (month: number, months: number) =>
    scoreOf(north, wishes({ stay: { month, months } })).score;

  it('counts its own months only, over the end of the year too', () => {
    expect(staying(6, 3)).toBeGreaterThan(staying(12, 3));
    expect(staying(12, 3)).toBe(staying(1, 2));
  });

  it('of a year is the published climate', () => {
    expect(staying(5, 12)).toBeCloseTo(scoreOf(north, neutralPreferences).score, 1);
  });

  it('changes nothing where no climate is known', () => {
    const [blank] = inputsOf([city({ temperatureC: null }), city({})]) as [IrexCity];
    const january = wishes({ stay: { month: 1, months: 1 } });
    expect(scoreOf(blank, january).score).toBe(scoreOf(blank, neutralPreferences).score);
  });
});
