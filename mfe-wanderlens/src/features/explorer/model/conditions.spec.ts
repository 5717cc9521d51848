import { formatMoney } from '../../../shared/format';
import { getConditions } from './conditions';
import { readFilters, removeCondition } from './filters';

const filters = readFilters(new URLSearchParams('q=porto&maxCost=1500&minSpeed=40&safety=Very+Safe'));

describe('conditions', () => {
  it('describe each filter', () => {
    expect(getConditions(filters, formatMoney).map((one) => one.label)).toEqual([
      '$1,500 a month or less',
      '40 Mbps or more',
      'Very Safe',
    ]);
  });

  it('can be removed one by one, and the query with its removed conditions', () => {
    const searched = readFilters(new URLSearchParams('q=cheap+and+safe&without=safe&maxCost=1500'));
    expect(removeCondition(searched, 'q')).toMatchObject({ q: '', without: [], maxCost: 1500 });
    const left = removeCondition(filters, 'maxCost');
    expect(getConditions(left, formatMoney).map((one) => one.key)).toEqual(['minSpeed', 'safety']);
  });

  it.each([
    ['climate=warm&month=1', 'Warm in January'],
    ['climate=warm', 'Warm all year'],
    ['size=town', 'Up to 100,000 people'],
    ['nomadVisa=1', 'Nomad visa'],
    ['passport=BR', 'No visa (passport from Brazil)'],
    ['passport=BR&visaDays=90', '90 days without a visa (passport from Brazil)'],
    ['saved=1', 'Saved'],
  ])('describe %p', (query, label) => {
    expect(
      getConditions(readFilters(new URLSearchParams(query)), formatMoney).map((one) => one.label),
    ).toEqual([label]);
  });

  it('remove dependent filters', () => {
    const fullFilters = readFilters(new URLSearchParams('climate=warm&month=1&passport=BR&visaDays=90'));
    expect(removeCondition(fullFilters, 'climate')).toMatchObject({
      climate: null,
      month: null,
      visaDays: 90,
    });
    expect(removeCondition(fullFilters, 'passport')).toMatchObject({
      passport: null,
      visaDays: null,
      month: 1,
    });
  });
});
