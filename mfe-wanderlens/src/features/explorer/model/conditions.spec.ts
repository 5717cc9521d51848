import { conditionsOf, withoutCondition } from './conditions';
import { readFilters } from './filters';

const filters = readFilters(new URLSearchParams('q=porto&maxCost=1500&minSpeed=40&safety=Very+Safe'));

describe('conditions', () => {
  it('say each filter in words', () => {
    expect(conditionsOf(filters).map((one) => one.label)).toEqual([
      '$1,500 a month or less',
      '40 Mbps or more',
      'Very Safe',
    ]);
  });

  it('can be dropped one by one, and the search with all that was taken back of it', () => {
    const searched = readFilters(new URLSearchParams('q=cheap+and+safe&without=safe&maxCost=1500'));
    expect(withoutCondition(searched, 'q')).toMatchObject({ q: '', without: [], maxCost: 1500 });
    const left = withoutCondition(filters, 'maxCost');
    expect(conditionsOf(left).map((one) => one.key)).toEqual(['minSpeed', 'safety']);
  });
});
