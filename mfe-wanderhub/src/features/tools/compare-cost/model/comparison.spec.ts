import { type Figure, type Grade } from '@wanderwork/contracts';
import { compareUrlCodec } from './url-codec';
import { calculateEquivalent, compareLines, findMoneyProblems } from './comparison';
import { formatHeadline, formatVerdict } from './labels';

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
const parseQuery = (query: string) => compareUrlCodec.parse(new URLSearchParams(query));

/** The verdict on the monthly costs of two cities, Porto first. */
const compareCosts = (one: Figure, other: Figure) => {
  const pair = [createCity('Porto', [one]), createCity('Kraków', [other])] as const;
  const lines = compareLines(...pair);
  return { headline: formatHeadline(pair, lines), verdict: formatVerdict(lines[0]!, pair) };
};
const withRange = (value: number, range: Figure['range']): Figure => ({
  ...createFigure('monthly_cost', value),
  range,
  reliability: 'C',
});

describe('two costs', () => {
  it('that surely differ', () =>
    expect(compareCosts(withRange(3825, [3240, 4520]), withRange(955, [650, 1350]))).toEqual({
      headline: 'A month in Kraków costs about 75% less than in Porto.',
      verdict: 'Porto is more expensive',
    }));

  it('that probably differ', () =>
    expect(compareCosts(withRange(1540, [1195, 1990]), withRange(1940, [1505, 2500]))).toEqual({
      headline: 'A month in Kraków probably costs more (about 80% sure): about 26% more than in Porto.',
      verdict: 'Kraków is probably more expensive (about 80% sure)',
    }));

  it('that are too close to tell', () =>
    expect(compareCosts(withRange(1940, [1505, 2500]), withRange(1900, [1475, 2450]))).toEqual({
      headline: 'No difference we can see between the monthly costs of Porto and Kraków.',
      verdict: 'Level',
    }));

  it('that are the same', () =>
    expect(compareCosts(withRange(1000, [700, 1400]), withRange(1000, [700, 1400]))).toEqual({
      headline: 'A month costs the same in Porto and Kraków.',
      verdict: 'The same',
    }));

  it('of which one is missing', () =>
    expect(compareCosts(withRange(1000, [700, 1400]), createFigure('monthly_cost', null, null))).toEqual({
      headline: 'We don’t have the monthly cost of both Porto and Kraków.',
      verdict: 'Not enough data to compare',
    }));

  it('are harder to tell apart where the table doubts them more', () => {
    const getSureness = (range: Figure['range']) =>
      compareLines(
        createCity('a', [withRange(1000, [800, 1250])]),
        createCity('b', [withRange(1300, range)]),
      )[0]!.sureness!;
    expect(getSureness([1100, 1550])).toBeGreaterThan(getSureness([800, 2100]));
  });

  it('without a range have the error of an unknown cost', () => {
    const [month] = compareLines(
      createCity('a', [createFigure('monthly_cost', 1000)]),
      createCity('b', [createFigure('monthly_cost', 1500)]),
    );
    // ln 1.5 ÷ (0.28 × √2) = 1.024 standard deviations.
    expect(month!.sureness).toBeCloseTo(0.847, 3);
  });
});

describe('an income there that is worth as much', () => {
  const lines = compareLines(
    createCity('a', [withRange(2000, [2000 / Math.exp(0.3), 2000 * Math.exp(0.3)])]),
    createCity('b', [withRange(1000, [1000 / Math.exp(0.4), 1000 * Math.exp(0.4)])]),
  );

  it('grows with what is spent and keeps what is put aside, by hand', () => {
    // 2,500 of 3,000 are spent; half as dear is 1,250, and 500 more makes 1,750. The doubt of the 1,250 is
    // a factor of exp(0.5), because 0.3² + 0.4² = 0.5².
    const there = calculateEquivalent(parseQuery('income=3000&saved=500'), lines)!.there;
    expect([there.low, there.middle, there.high].map(Math.round)).toEqual([1258, 1750, 2561]);
  });

  it('is none without two figures, or without an income', () => {
    const missing = compareLines(createCity('a', [createFigure('monthly_cost', 2000)]), createCity('b', []));
    expect(calculateEquivalent(parseQuery('income=3000'), missing)).toBeNull();
    expect(calculateEquivalent(parseQuery('income=NaN'), lines)).toBeNull();
    expect(calculateEquivalent(parseQuery('income=3000&saved=3000'), lines)).toBeNull();
  });

  it('says what cannot be read', () => {
    expect(findMoneyProblems(parseQuery('income=NaN'), 'EUR')).toEqual({
      income: 'Enter an amount in EUR.',
      saved: null,
    });
    expect(findMoneyProblems(parseQuery('income=100&saved=200'), 'EUR').saved).toBe(
      'Enter less than your net income.',
    );
  });
});
