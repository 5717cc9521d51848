import type { Band, CityDetail, Verdict } from './city.js';
import { describeCityVerdict } from './city-verdict.js';

type City = Parameters<typeof describeCityVerdict>[0];

const aVerdict = (side: Verdict['side'], figure: string, words = ''): Verdict => ({ side, figure, words });

const fast = aVerdict('for', 'download');
const expensive = aVerdict('against', 'monthly_cost');

const describeLisbon = (verdicts: Verdict[], change: Partial<City> & { band?: Band } = {}): string =>
  describeCityVerdict({
    name: 'Lisbon',
    irex: { band: change.band ?? 'outstanding' } as CityDetail['irex'],
    verdicts,
    monthlyCost: { value: 2410, grade: 'estimate', reliability: 'B' },
    internetSpeed: { value: 69.9, grade: 'country' },
    safety: { value: 'Very Safe', grade: 'estimate' },
    climate: [],
    ...change,
  });

describe('the verdict on a city', () => {
  it('names the two strongest reasons to go and the main drawback', () => {
    const verdicts = [
      expensive,
      fast,
      aVerdict('for', 'safety_index'),
      aVerdict('for', 'air_pm25'),
      aVerdict('against', 'english_share'),
    ];
    expect(describeLisbon(verdicts)).toBe(
      'Lisbon is an outstanding place to work from, with fast internet and a safe country, but a high cost of living.',
    );
  });

  it('states the climate by its months, because it may be too hot or too wet', () => {
    const wet = aVerdict('against', 'climate', '5 months with more than 150 mm of rain');
    const mild = aVerdict('for', 'climate', 'All 12 months between 18 and 25 °C');
    expect(describeLisbon([mild, wet], { band: 'good' })).toBe(
      'Lisbon is a good place to work from, with all 12 months between 18 and 25 °C, but 5 months with more than 150 mm of rain.',
    );
  });

  it('says how little a rough guess of the cost tells', () => {
    const monthlyCost = { value: 950, grade: 'estimate', reliability: 'D' } as const;
    expect(describeLisbon([aVerdict('for', 'monthly_cost')], { monthlyCost })).toBe(
      'Lisbon is an outstanding place to work from, with what looks like a low cost of living and no clear drawback.',
    );
  });

  it('says that nothing stands out on one side, or on either', () => {
    expect(describeLisbon([expensive], { band: 'weak' })).toBe(
      'Lisbon is a weak choice for remote work, with a high cost of living and no clear strength.',
    );
    expect(describeLisbon([], { band: 'mixed' })).toBe(
      'Lisbon is a mixed bag for remote work, with no clear strength or drawback.',
    );
  });

  it('names missing figures as missing, and does not claim that they are no drawback', () => {
    expect(describeLisbon([fast], { band: 'strong', climate: null })).toBe(
      'Lisbon is a strong choice for remote work, with fast internet; its weather isn’t known.',
    );
    const unknown = { value: null, grade: null };
    expect(
      describeLisbon([], { monthlyCost: unknown, internetSpeed: unknown, safety: unknown, climate: null }),
    ).toBe(
      'Lisbon is an outstanding place to work from; its monthly cost, weather, internet speed and safety aren’t known.',
    );
  });
});
