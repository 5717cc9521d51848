import { conditionsOf, withoutCondition } from './conditions';
import { readFilters } from './filters';

const filters = readFilters(new URLSearchParams('q=porto&maxCost=1500&minSpeed=40&safety=Very+Safe'));

describe('conditions', () => {
  it('say each filter in words', () => {
    expect(conditionsOf(filters).map((one) => one.label)).toEqual([
      '“porto”',
      '$1,500 a month or less',
      '40 Mbps or more',
      'Very Safe',
    ]);
  });

  it('can be dropped one by one', () => {
    const left = withoutCondition(withoutCondition(filters, 'q'), 'maxCost');
    expect(conditionsOf(left).map((one) => one.key)).toEqual(['minSpeed', 'safety']);
  });
});
