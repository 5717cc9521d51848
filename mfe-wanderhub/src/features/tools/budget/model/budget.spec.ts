import { type Figure } from '@wanderwork/contracts';
import { budgetUrlCodec } from './url-codec';
import { calculateBudget } from './budget';
import { findBudgetProblems, parseInputs } from './inputs';

const createCost = (key: string, value: number | null): Figure => ({
  key,
  label: key,
  group: 'cost',
  value,
  unit: 'USD a month',
  grade: value === null ? null : 'estimate',
  sourceId: 'cost-model',
  year: '2026',
  note: null,
});

/** Porto, as the shipped table has it. */
const figures = [
  createCost('rent', 770),
  createCost('rent_outside', 580),
  createCost('food', 525),
  createCost('transport', 100),
  createCost('utilities_internet', 118),
  createCost('leisure', 92),
  createCost('other', 365),
  { ...createCost('perdiem_lodging', 242), grade: 'measured' as const },
];
const porto = { slug: 'porto', name: 'Porto', country: 'Portugal', figures, sources: [] };
const parseQuery = (query: string) => budgetUrlCodec.parse(new URLSearchParams(query));

describe('a budget, against a sum by hand', () => {
  it('of one person in the centre', () => {
    // 770 + 118 + 525 + 100 + 92 + 365 = 1,970, and 30 % of it is 591.
    const { month, total, missing } = calculateBudget(porto, parseQuery('city=porto'));
    expect(month.middle).toBe(1970);
    expect([month.low, month.high].map(Math.round)).toEqual([1379, 2561]);
    expect(total.middle).toBe(1970);
    expect(missing).toEqual([]);
  });

  it('has the wider range of a city whose month the table doubts more', () => {
    // 35 % of 1,970 are 689.5.
    const month = { ...createCost('monthly_cost', 1970), note: 'About ±35 %.' };
    const doubted = { ...porto, figures: [...figures, month] };
    const { low, high } = calculateBudget(doubted, parseQuery('city=porto')).month;
    expect([low, high]).toEqual([1280.5, 2659.5].map((sum) => expect.closeTo(sum)));
  });

  it('of two who share a flat outside, for three months, with a flight and an insurance', () => {
    // 580 + 118 + 2 × (525 + 100 + 92 + 365) + 60 = 2,922 a month; 3 × 2,922 + 900 = 9,666.
    const { month, total, once } = calculateBudget(
      porto,
      parseQuery('city=porto&people=2&housing=outside&for=3&add=month*60*Insurance&add=once*900*Flights'),
    );
    expect([month.middle, once, total.middle]).toEqual([2922, 900, 9666]);
    // What one knows oneself has no doubt: 0.7 × 2,862 + 60.
    expect(Math.round(month.low)).toBe(2063);
  });

  it('of three people in two flats, as nobody said otherwise', () => {
    const { lines } = calculateBudget(porto, parseQuery('city=porto&people=3'));
    expect(lines[0]).toMatchObject({ how: '2 × $770', amount: { middle: 1540 } });
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
    expect(month.middle).toBe(1445);
  });

  it('counts weeks as parts of a month', () => {
    // Two weeks are 14 of 30.4375 days.
    expect(parseInputs(parseQuery('for=2&unit=weeks')).months).toBeCloseTo(14 / 30.4375, 10);
  });
});

describe('what was typed', () => {
  it.each(['0', '-1', 'NaN', '1e9', '2.5', '13', ''])('%p is no number of people', (people) => {
    expect(findBudgetProblems({ ...parseQuery(''), people }).people).not.toBeNull();
    expect(parseInputs({ ...parseQuery(''), people }).people).toBe(1);
  });

  it('comes back from an address as it was', () => {
    const query =
      'city=porto&people=NaN&housing=own&rent=12x&for=3&unit=weeks&add=day*7*A*B&cur=EUR&rate=0.9';
    expect(decodeURIComponent(budgetUrlCodec.serialize(parseQuery(query)).toString())).toBe(query);
  });
});
