import type { CityDetail, ComparisonRow } from '@wanderwork/contracts';
import { verdictSentence } from './verdict-sentence.js';

const city = (name: string, cost: number | null = 1100) =>
  ({
    name,
    irex: { score: 91, low: 89.4, high: 92.6, band: 'outstanding' },
    figures: [{ key: 'monthly_cost', value: cost }],
  }) as CityDetail;

/** A row with these leaders of some cities, and how sure it is that they lead. */
const row = (key: string, leaders: number[], sureness: number | null, count: number) =>
  ({
    key,
    leaders,
    sureness,
    cells: Array.from({ length: count }, (_, value) => ({ value, grade: null })),
  }) as unknown as ComparisonRow;

const cities = [city('Lisbon'), city('Porto'), city('Medellín')];
type Lead = [leaders: number[], sureness: number | null];
const compare = (irex: Lead, cost: Lead, comparedCities = cities) =>
  verdictSentence({
    cities: comparedCities,
    rows: [row('irex', ...irex, comparedCities.length), row('monthly_cost', ...cost, comparedCities.length)],
  });

describe('verdictSentence', () => {
  it('states the score, range, band and monthly cost of one city', () => {
    expect(verdictSentence({ cities: [city('Lisbon')], rows: [] })).toBe(
      'With an IREX of 91 (likely 89–93), Lisbon is an outstanding place to work from. A month costs about $1,100.',
    );
    expect(verdictSentence({ cities: [city('Havana', null)], rows: [] })).toMatch(
      /We don’t know what a month costs there\.$/,
    );
  });

  it('states the range of the cost, and says of a rough guess that it is one', () => {
    const describe = (change: object) => {
      const [cost] = city('Lisbon').figures;
      return verdictSentence({
        cities: [{ ...city('Lisbon'), figures: [{ ...cost!, ...change }] }],
        rows: [],
      });
    };
    expect(describe({ range: [900, 1300], reliability: 'C' })).toMatch(
      /A month costs about \$1,100, likely between \$900 and \$1,300\.$/,
    );
    expect(describe({ range: [750, 1600], reliability: 'D' })).toMatch(
      /By a rough guess, a month costs \$1,100, likely between \$750 and \$1,600\.$/,
    );
  });

  it('names the leaders of several cities, and says how sure it is', () => {
    expect(compare([[0], 0.97], [[2], 0.97])).toBe(
      'By the IREX, Lisbon is ahead. By the monthly cost, Medellín is the cheapest.',
    );
    expect(compare([[0, 1], 0.96], [[1], 0.75])).toBe(
      'By the IREX, Lisbon and Porto lead, level. By the monthly cost, Porto is probably the cheapest (about 75% sure).',
    );
  });

  it('names no leader when no city leads or too little is known', () => {
    expect(compare([[0, 1, 2], null], [[], null])).toBe(
      'There is no difference we can see between the IREX of these cities. We don’t know enough about monthly costs to say where a month costs least.',
    );
    expect(compare([[0, 1], null], [[0, 1], null], cities.slice(0, 2))).toMatch(
      /There is no difference we can see between their monthly costs\.$/,
    );
  });

  it('does not call equal costs a lead', () => {
    const twins = [city('Lisbon'), city('Porto')];
    const equalCost = {
      ...row('monthly_cost', [0, 1], null, 2),
      cells: [1100, 1100].map((value) => ({ value, grade: null })),
    };
    expect(verdictSentence({ cities: twins, rows: [row('irex', [0], 0.97, 2), equalCost] })).toBe(
      'By the IREX, Lisbon is ahead. There is no difference we can see between their monthly costs.',
    );
  });
});
