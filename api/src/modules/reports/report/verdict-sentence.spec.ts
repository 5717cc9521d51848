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
const said = (irex: number[], cost: number[], of = cities) =>
  verdictSentence({ cities: of, rows: [row('irex', irex), row('monthly_cost', cost)] });

describe('what a report comes to', () => {
  it('of one city is its score with the range, the band and the month', () => {
    expect(verdictSentence({ cities: [city('Lisbon')], rows: [] })).toBe(
      'By its IREX of 91, likely 89 to 93, Lisbon is an outstanding place to work from. A month costs about $1,100.',
    );
    expect(verdictSentence({ cities: [city('Havana', null)], rows: [] })).toMatch(
      /What a month costs there is not known\.$/,
    );
  });

  it('of several is who is ahead, where that can be told', () => {
    expect(said([0], [2])).toBe(
      'By its IREX Lisbon is ahead, by more than what is not known. A month costs least in Medellín.',
    );
    expect(said([0, 1], [1, 2])).toBe(
      'By their IREX Lisbon and Porto are ahead, and cannot be told apart. A month costs least in Porto and Medellín, which cannot be told apart.',
    );
  });

  it('of several names nobody where nobody is ahead or too little is known', () => {
    expect(said([0, 1, 2], [])).toBe(
      'By their IREX these cities cannot be told apart: the differences are smaller than what is not known. Too little is known of what a month costs to say where it costs least.',
    );
    expect(said([0, 1], [0, 1], cities.slice(0, 2))).toMatch(
      /What a month costs in them cannot be told apart\.$/,
    );
  });
});
