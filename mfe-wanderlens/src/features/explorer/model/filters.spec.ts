import { readFilters, withFilters, writeFilters } from './filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('filters', () => {
  it('come back from the address they were written to', () => {
    const filters = read(
      'q=porto&without=in%3Aporto%2Csafe&region=Southern+Europe&maxCost=1500&minSpeed=40&safety=Safe&sort=cost',
    );
    expect(filters).toEqual({
      q: 'porto',
      without: ['in:porto', 'safe'],
      region: 'Southern Europe',
      maxCost: 1500,
      minSpeed: 40,
      safety: 'Safe',
      sort: 'cost',
    });
    expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
  });

  it('ask nothing of an address that says nothing', () => {
    expect(writeFilters(read(''))).toEqual({});
  });

  it('leave alone what else an address says', () => {
    const address = new URLSearchParams('my=1.b900&q=porto&sort=cost');
    expect(withFilters(address, read('region=South+Asia')).toString()).toBe('my=1.b900&region=South+Asia');
  });

  it.each([
    'region=Atlantis',
    'maxCost=-5',
    'maxCost=1e9',
    'minSpeed=fast',
    'safety=Deadly',
    'sort=rank',
    'q=%20',
    'without=safe',
  ])('pass over %p', (query) => {
    expect(writeFilters(read(query))).toEqual({});
  });
});
