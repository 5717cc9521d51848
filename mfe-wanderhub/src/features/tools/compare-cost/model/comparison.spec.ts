import { type Figure, type Grade } from '@wanderwork/contracts';
import { compareAddress } from './address';
import { compareLines, equivalentOf, moneyProblems, verdictOf } from './comparison';

const figure = (key: string, value: number | null, grade: Grade | null = 'estimate'): Figure => ({
  key,
  label: key,
  group: 'cost',
  value,
  unit: 'USD a month',
  grade,
  sourceId: 'cost-model',
  year: '2026',
  note: null,
});
const city = (slug: string, figures: Figure[]) => ({ slug, name: slug, country: '', figures, sources: [] });
const estimate = (value: number, doubt = 0.3) => ({ value, grade: 'estimate' as const, doubt });
const asked = (query: string) => compareAddress.read(new URLSearchParams(query));

describe('two costs', () => {
  it.each([
    // The article’s: doubts of 390 and 450 make 595, and the difference is 200.
    [1300, 1500, 'alike'],
    // 270 and 690 make 741, and the difference is 1,400.
    [900, 2300, 'more'],
    [2300, 900, 'less'],
    [1000, 1000, 'alike'],
    // 300 and 450 make 541 at half as much again: not to be told; 300 and 480 make 566 at 1.6.
    [1000, 1500, 'alike'],
    [1000, 1600, 'more'],
  ])('of $%i and $%i that a model estimates: %s', (one, other, verdict) =>
    expect(verdictOf(estimate(one), estimate(other))).toBe(verdict),
  );

  it('are harder to tell apart where the table doubts the model more', () => {
    // 300 and 480 make 566, and the difference is 600; with 35 % of both, 350 and 560 make 660.
    expect(verdictOf(estimate(1000), estimate(1600))).toBe('more');
    expect(verdictOf(estimate(1000, 0.35), estimate(1600, 0.35))).toBe('alike');
    const doubted = { ...figure('monthly_cost', 1600), note: 'About ±35 %.' };
    const lines = compareLines(
      city('a', [figure('monthly_cost', 1000)]),
      city('b', [doubted, figure('food', 500), { ...figure('meal', 9), grade: 'given' }]),
    );
    // 300 and 560 make 635, and the difference is 600.
    expect(lines[0]).toMatchObject({ verdict: 'alike', from: { doubt: 0.3 }, to: { doubt: 0.35 } });
    const doubts = Object.fromEntries(lines.map(({ key, to }) => [key, to.doubt]));
    expect(doubts).toMatchObject({ food: 0.35, meal: 0, transport: 0 });
  });

  it('without doubt are told apart by a dollar, and with none missing', () => {
    const given = (value: number | null) => ({
      value,
      grade: value === null ? null : ('given' as const),
      doubt: 0,
    });
    expect(verdictOf(given(1800), given(1801))).toBe('more');
    expect(verdictOf(given(1800), given(null))).toBe('unknown');
  });
});

describe('an income there that is worth as much', () => {
  const lines = compareLines(
    city('a', [figure('monthly_cost', 2000)]),
    city('b', [figure('monthly_cost', 1000)]),
  );

  it('grows with what is spent and keeps what is put aside, by hand', () => {
    // 2,500 of 3,000 are spent; half as dear is 1,250, and 500 more makes 1,750. The doubt is 42.4 % of 1,250: 530.
    const there = equivalentOf(asked('income=3000&saved=500'), lines)!.there;
    expect([there.low, there.middle, there.high].map(Math.round)).toEqual([1220, 1750, 2280]);
  });

  it('is none without two figures, or without an income', () => {
    const missing = compareLines(city('a', [figure('monthly_cost', 2000)]), city('b', []));
    expect(equivalentOf(asked('income=3000'), missing)).toBeNull();
    expect(equivalentOf(asked('income=NaN'), lines)).toBeNull();
    expect(equivalentOf(asked('income=3000&saved=3000'), lines)).toBeNull();
  });

  it('says what cannot be read', () => {
    expect(moneyProblems(asked('income=NaN'))).toEqual({ income: 'An amount in US dollars.', saved: null });
    expect(moneyProblems(asked('income=100&saved=200')).saved).toBe('Less than what comes in.');
  });
});
