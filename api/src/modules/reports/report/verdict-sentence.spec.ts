import type { CityDetail, ComparisonRow } from '@wanderwork/contracts';
import { verdictSentence } from './verdict-sentence.js';

const city = (name: string, cost: number | null = 1100) =>
  ({
    name,
    irex: { score: 91, low: 89.4, high: 92.6, band: 'outstanding' },
    figures: [{ key: 'monthly_cost', value: cost }],
  }) as CityDetail;

const row = (key: string, leaders: number[]) => ({ key, leaders }) as ComparisonRow;

const cities = [city('Lisbon'), city('Porto'), city('Medellín')];
const compare = (irexLeaders: number[], costLeaders: number[], comparedCities = cities) =>
  verdictSentence({
    cities: comparedCities,
    rows: [row('irex', irexLeaders), row('monthly_cost', costLeaders)],
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

  it('names the leaders of several cities', () => {
    expect(compare([0], [2])).toBe(
      'Lisbon has the highest IREX, by more than the margin of error. A month costs least in Medellín.',
    );
    expect(compare([0, 1], [1, 2])).toBe(
      'Lisbon and Porto have the highest IREX and are too close to tell apart. A month costs least in Porto and Medellín, which are too close to tell apart.',
    );
  });

  it('names no leader when no city leads or too little is known', () => {
    expect(compare([0, 1, 2], [])).toBe(
      'The IREX of these cities is too close to tell them apart: the differences are smaller than the margin of error. We don’t know enough about monthly costs to say where a month costs least.',
    );
    expect(compare([0, 1], [0, 1], cities.slice(0, 2))).toMatch(
      /Their monthly costs are too close to tell apart\.$/,
    );
  });
});
