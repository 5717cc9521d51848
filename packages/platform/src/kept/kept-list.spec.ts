import { keptList } from './kept-list';

const KEY = 'wanderwork_cities';
const cities = keptList({
  key: KEY,
  isItem: (value): value is string => typeof value === 'string',
  shorten: (list) => list.slice(0, 3),
});

beforeEach(() => localStorage.clear());

describe('a list kept in the browser', () => {
  it('stays the same list until something else is kept', () => {
    cities.keep(['lisbon', 'porto']);
    const before = cities.now();
    expect(cities.now()).toBe(before);
    cities.keep(['porto']);
    expect(cities.now()).toEqual(['porto']);
  });

  it('leaves nothing behind when it is empty', () => {
    cities.keep(['lisbon']);
    expect(cities.keep([])).toBe(true);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('keeps no more than its owner allows', () => {
    cities.keep(['lisbon', 'porto', 'faro', 'evora']);
    expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual(['lisbon', 'porto', 'faro']);
  });

  it.each(['{', '{"slug":"lisbon"}', 'null'])('is empty where somebody wrote %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(cities.now()).toEqual([]);
  });

  it('leaves out what is no item', () => {
    localStorage.setItem(KEY, '["lisbon", 7, null]');
    expect(cities.now()).toEqual(['lisbon']);
  });

  it('tells of a change in this tab and in another, until nobody follows', () => {
    const changed = jest.fn();
    const end = cities.follow(changed);
    cities.keep(['lisbon']);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'something_else' }));
    expect(changed).toHaveBeenCalledTimes(3);
    end();
    cities.keep(['porto']);
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('says so where the browser keeps nothing', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(cities.keep(['lisbon'])).toBe(false);
    refuse.mockRestore();
  });
});
