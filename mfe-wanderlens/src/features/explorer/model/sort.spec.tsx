import { chooseQuery, chooseSort, getSort } from './sort';

describe('the order of the list', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('is "now" on a first visit, and the phrase’s own in a search', () => {
    expect(getSort({ sort: null, q: '' })).toBe('now');
    expect(getSort({ sort: null, q: 'cheap' })).toBe('irex');
  });

  it('is the one that the address names, whatever the reader prefers', () => {
    chooseSort({ sort: null, q: '' }, 'irex');
    expect(getSort({ sort: 'now', q: '' })).toBe('now');
    expect(getSort({ sort: 'cost', q: 'cheap' })).toBe('cost');
  });

  it('stays the best score once that was chosen, until "now" is', () => {
    expect(chooseSort({ sort: null, q: '' }, 'irex')).toEqual({ sort: 'irex' });
    expect(getSort({ sort: null, q: '' })).toBe('irex');
    expect(chooseSort({ sort: 'irex', q: '' }, 'now')).toEqual({ sort: 'now' });
    expect(getSort({ sort: null, q: '' })).toBe('now');
  });

  it.each(['cost', 'name', 'speed', 'population'] as const)('does not remember %s', (sort) => {
    expect(chooseSort({ sort: null, q: '' }, sort)).toEqual({ sort });
    expect(getSort({ sort: null, q: '' })).toBe('now');
  });

  it('of a search is not remembered, and its own order is not in the address', () => {
    expect(chooseSort({ sort: 'cost', q: 'cheap' }, 'irex')).toEqual({ sort: null });
    expect(chooseSort({ sort: null, q: 'cheap' }, 'now')).toEqual({ sort: 'now' });
    expect(getSort({ sort: null, q: '' })).toBe('now');
  });

  it('gives way to that of a new query, unless it is a column', () => {
    expect(chooseQuery({ sort: 'now', q: '' }, 'cheap')).toEqual({ sort: null, q: 'cheap' });
    expect(chooseQuery({ sort: 'irex', q: '' }, 'cheap')).toEqual({ sort: null, q: 'cheap' });
    expect(chooseQuery({ sort: 'cost', q: '' }, 'cheap')).toEqual({ sort: 'cost', q: 'cheap' });
  });

  it('is "now" where storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('blocked');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(chooseSort({ sort: null, q: '' }, 'irex')).toEqual({ sort: 'irex' });
    expect(getSort({ sort: null, q: '' })).toBe('now');
  });
});
