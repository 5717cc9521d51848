import { toQuery, readFilters, applyFilters, clearFilters, writeFilters } from './filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('filters', () => {
  it('survive writing to an address and reading back', () => {
    const filters = read(
      'q=porto&without=in%3Aporto%2Csafe&region=Southern+Europe&maxCost=1500&minSpeed=40&safety=Safe&sort=cost' +
        '&climate=warm&month=4&size=medium&nomadVisa=1&passport=BR&visaDays=90&saved=1',
    );
    expect(filters).toEqual({
      q: 'porto',
      without: ['in:porto', 'safe'],
      region: 'Southern Europe',
      maxCost: 1500,
      minSpeed: 40,
      safety: 'Safe',
      climate: 'warm',
      month: 4,
      size: 'medium',
      nomadVisa: '1',
      passport: 'BR',
      visaDays: 90,
      saved: '1',
      sort: 'cost',
    });
    expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
  });

  it('are empty for an empty address', () => {
    expect(writeFilters(read(''))).toEqual({});
  });

  it('keep other parameters of an address', () => {
    const address = new URLSearchParams('my=1.b900&q=porto&sort=cost');
    expect(applyFilters(address, read('region=South+Asia')).toString()).toBe('my=1.b900&region=South+Asia');
  });

  it('ignore a month 13 and more days than a year', () => {
    expect(writeFilters(read('climate=warm&month=13'))).toEqual({ climate: 'warm' });
    expect(writeFilters(read('passport=BR&visaDays=366'))).toEqual({ passport: 'BR' });
  });

  it('send saved slugs only when the filter is on', () => {
    expect(toQuery(read('saved=1&size=town'), ['lisbon', 'porto'])).toEqual({
      size: 'town',
      only: 'lisbon,porto',
      sort: 'now',
    });
    expect(toQuery(read('size=town'), ['lisbon'])).toEqual({ size: 'town', sort: 'now' });
  });

  it('can be cleared except for the order', () => {
    expect(writeFilters(clearFilters(read('q=porto&size=town&sort=cost')))).toEqual({ sort: 'cost' });
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
    'climate=tropical',
    'month=4',
    'size=huge',
    'nomadVisa=maybe',
    'passport=XX',
    'visaDays=90',
    'saved=yes',
  ])('ignore %p', (query) => {
    expect(writeFilters(read(query))).toEqual({});
  });
});
