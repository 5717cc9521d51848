import { type Figure, type Grade } from '@wanderwork/contracts';
import { compareUrlCodec } from './url-codec';
import { compareLines, calculateEquivalent, findMoneyProblems, compareNumbers } from './comparison';

const createFigure = (key: string, value: number | null, grade: Grade | null = 'estimate'): Figure => ({
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
const createCity = (slug: string, figures: Figure[]) => ({
  slug,
  name: slug,
  country: '',
  figures,
  sources: [],
});
const createEstimate = (value: number, uncertainty = 0.3) => ({
  value,
  grade: 'estimate' as const,
  uncertainty,
});
const parseQuery = (query: string) => compareUrlCodec.parse(new URLSearchParams(query));

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
    expect(compareNumbers(createEstimate(one), createEstimate(other))).toBe(verdict),
  );

  it('are harder to tell apart where the table doubts the model more', () => {
    // 300 and 480 make 566, and the difference is 600; with 35 % of both, 350 and 560 make 660.
    expect(compareNumbers(createEstimate(1000), createEstimate(1600))).toBe('more');
    expect(compareNumbers(createEstimate(1000, 0.35), createEstimate(1600, 0.35))).toBe('alike');
    const doubted = { ...createFigure('monthly_cost', 1600), note: 'About ±35 %.' };
    const lines = compareLines(
      createCity('a', [createFigure('monthly_cost', 1000)]),
      createCity('b', [doubted, createFigure('food', 500), { ...createFigure('meal', 9), grade: 'given' }]),
    );
    // 300 and 560 make 635, and the difference is 600.
    expect(lines[0]).toMatchObject({
      verdict: 'alike',
      from: { uncertainty: 0.3 },
      to: { uncertainty: 0.35 },
    });
    const doubts = Object.fromEntries(lines.map(({ key, to }) => [key, to.uncertainty]));
    expect(doubts).toMatchObject({ food: 0.35, meal: 0, transport: 0 });
  });

  it('without doubt are told apart by a dollar, and with none missing', () => {
    const createGiven = (value: number | null) => ({
      value,
      grade: value === null ? null : ('given' as const),
      uncertainty: 0,
    });
    expect(compareNumbers(createGiven(1800), createGiven(1801))).toBe('more');
    expect(compareNumbers(createGiven(1800), createGiven(null))).toBe('unknown');
  });
});

describe('an income there that is worth as much', () => {
  const lines = compareLines(
    createCity('a', [createFigure('monthly_cost', 2000)]),
    createCity('b', [createFigure('monthly_cost', 1000)]),
  );

  it('grows with what is spent and keeps what is put aside, by hand', () => {
    // 2,500 of 3,000 are spent; half as dear is 1,250, and 500 more makes 1,750. The doubt is 42.4 % of 1,250: 530.
    const there = calculateEquivalent(parseQuery('income=3000&saved=500'), lines)!.there;
    expect([there.low, there.middle, there.high].map(Math.round)).toEqual([1220, 1750, 2280]);
  });

  it('is none without two figures, or without an income', () => {
    const missing = compareLines(createCity('a', [createFigure('monthly_cost', 2000)]), createCity('b', []));
    expect(calculateEquivalent(parseQuery('income=3000'), missing)).toBeNull();
    expect(calculateEquivalent(parseQuery('income=NaN'), lines)).toBeNull();
    expect(calculateEquivalent(parseQuery('income=3000&saved=3000'), lines)).toBeNull();
  });

  it('says what cannot be read', () => {
    expect(findMoneyProblems(parseQuery('income=NaN'))).toEqual({
      income: 'Enter an amount in US dollars.',
      saved: null,
    });
    expect(findMoneyProblems(parseQuery('income=100&saved=200')).saved).toBe(
      'Enter less than your net income.',
    );
  });
});
