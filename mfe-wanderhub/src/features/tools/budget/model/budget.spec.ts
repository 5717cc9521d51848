import { type Figure } from '@wanderwork/contracts';
import { calculateBudget as calculate, type FiguredCity } from '@wanderwork/travel';
import { budgetUrlCodec, type BudgetState } from './url-codec';
import { findBudgetProblems, parseInputs } from './inputs';

const createCost = (key: string, value: number | null, range?: Figure['range']): Figure => ({
  key,
  label: key,
  group: 'cost',
  value,
  unit: 'USD a month',
  grade: value === null ? null : 'estimate',
  sourceId: 'cost-model',
  year: '2026',
  note: null,
  ...(range && { range, reliability: 'C' as const }),
});

/** Porto, as the shipped table has it. */
const figures = [
  createCost('rent', 1065, [760, 1495]),
  createCost('food', 265, [180, 385]),
  createCost('transport', 120, [80, 175]),
  createCost('utilities_internet', 140, [95, 205]),
  createCost('leisure', 125, [85, 180]),
  createCost('other', 225, [150, 325]),
  { ...createCost('perdiem_lodging', 242), grade: 'measured' as const },
];
const porto = { slug: 'porto', name: 'Porto', country: 'Portugal', figures, sources: [] };
const calculateBudget = (city: FiguredCity, state: BudgetState) => calculate(city, parseInputs(state));
const parseQuery = (query: string) => budgetUrlCodec.parse(new URLSearchParams(query));

describe('a budget, against a sum by hand', () => {
  it('of one person has the total and the range of the city’s monthly cost', () => {
    // The table has 1,940 with a range of 1,505 to 2,500.
    const { month, total, missing, isRough } = calculateBudget(porto, parseQuery('city=porto'));
    expect(month.middle).toBe(1940);
    expect([month.low, month.high].map((sum) => Math.round(sum / 50) * 50)).toEqual([1500, 2500]);
    expect(total.middle).toBe(1940);
    expect([missing, isRough]).toEqual([[], false]);
  });

  it.each(['centre', 'outside', 'apartment'])(
    'counts the one rent for an address with housing=%s',
    (housing) => {
      const { lines, month } = calculateBudget(porto, parseQuery(`city=porto&housing=${housing}`));
      expect([lines[0]?.label, month.middle]).toEqual(['Rent, one bedroom', 1940]);
    },
  );

  it('of two who share a flat, for three months, with a flight and an insurance', () => {
    // 1,065 + 140 + 2 × (265 + 120 + 125 + 225) + 60 = 2,735 a month; 3 × 2,735 + 900 = 9,105.
    const { month, total, once } = calculateBudget(
      porto,
      parseQuery('city=porto&people=2&for=3&add=month*60*Insurance&add=once*900*Flights'),
    );
    expect([month.middle, once, total.middle]).toEqual([2735, 900, 9105]);
    // What one knows oneself has no doubt.
    expect(total.high - total.low).toBeCloseTo(3 * (month.high - month.low));
  });

  it('is a rough guess, rounded to $50, if its rent is one', () => {
    const rent: Figure = { ...createCost('rent', 450, [250, 900]), reliability: 'D' };
    const guessed = { ...porto, figures: [rent, ...figures.slice(1)] };
    const { month, isRough, lines } = calculateBudget(guessed, parseQuery('city=porto'));
    expect([month.middle, isRough]).toEqual([1350, true]);
    expect([month.low % 50, month.high % 50]).toEqual([0, 0]);
    expect(lines.map((line) => line.isRough)).toEqual([true, false, false, false, false, false]);
  });

  it('doubts an estimate without a range as much as the model doubts an unknown one', () => {
    const [line] = calculateBudget(
      { ...porto, figures: [createCost('rent', 1000)] },
      parseQuery('city=porto'),
    ).lines;
    expect([line!.amount!.low, line!.amount!.high].map(Math.round)).toEqual([698, 1432]);
  });

  it('of three people in two flats, as nobody said otherwise', () => {
    const { lines } = calculateBudget(porto, parseQuery('city=porto&people=3'));
    expect(lines[0]).toMatchObject({ times: 2, each: 1065, amount: { middle: 2130 } });
  });

  it('of a hotel has no bills and no doubt of a model', () => {
    const { lines } = calculateBudget(porto, parseQuery('city=porto&housing=hotel'));
    expect(lines.map(({ label }) => label)).not.toContain('Utilities and internet');
    // 242 a night on 30.4375 nights.
    expect(Math.round(lines[0]!.amount!.middle)).toBe(7366);
    expect(lines[0]!.amount!.low).toBe(lines[0]!.amount!.middle);
  });

  it('says what it lacks, and adds up the rest', () => {
    const without = { ...porto, figures: figures.filter(({ key }) => key !== 'food') };
    const { month, missing } = calculateBudget(without, parseQuery('city=porto'));
    expect(missing).toEqual(['Food']);
    expect(month.middle).toBe(1675);
  });

  it('counts weeks as parts of a month', () => {
    // Two weeks are 14 of 30.4375 days.
    expect(parseInputs(parseQuery('for=2&unit=weeks')).months).toBeCloseTo(14 / 30.4375, 10);
  });
});

describe('what was typed', () => {
  it.each(['0', '-1', 'NaN', '1e9', '2.5', '13', ''])('%p is no number of people', (people) => {
    expect(findBudgetProblems({ ...parseQuery(''), people }, 'US dollars').people).not.toBeNull();
    expect(parseInputs({ ...parseQuery(''), people }).people).toBe(1);
  });

  it('comes back from an address as it was', () => {
    const query =
      'city=porto&people=NaN&housing=own&rent=12x&for=3&unit=weeks&add=day*7*A*B&cur=EUR&rate=0.9';
    expect(decodeURIComponent(budgetUrlCodec.serialize(parseQuery(query)).toString())).toBe(query);
  });
});
