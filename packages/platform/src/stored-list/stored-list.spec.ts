import { createStoredList } from './stored-list';

const KEY = 'wanderwork_cities';
const cities = createStoredList({
  key: KEY,
  isItem: (value): value is string => typeof value === 'string',
  shorten: (list) => list.slice(0, 3),
});

beforeEach(() => localStorage.clear());

describe('a stored list', () => {
  it('returns the same array until the list changes', () => {
    cities.set(['lisbon', 'porto']);
    const before = cities.get();
    expect(cities.get()).toBe(before);
    cities.set(['porto']);
    expect(cities.get()).toEqual(['porto']);
  });

  it('removes the entry when the list is empty', () => {
    cities.set(['lisbon']);
    expect(cities.set([])).toBe(true);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is shortened to its limit', () => {
    cities.set(['lisbon', 'porto', 'faro', 'evora']);
    expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual(['lisbon', 'porto', 'faro']);
  });

  it.each(['{', '{"slug":"lisbon"}', 'null'])('is empty when the storage contains %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(cities.get()).toEqual([]);
  });

  it('leaves out entries that are not items', () => {
    localStorage.setItem(KEY, '["lisbon", 7, null]');
    expect(cities.get()).toEqual(['lisbon']);
  });

  it('notifies subscribers of changes in this tab and others, until they unsubscribe', () => {
    const changed = jest.fn();
    const end = cities.subscribe(changed);
    cities.set(['lisbon']);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'something_else' }));
    expect(changed).toHaveBeenCalledTimes(3);
    end();
    cities.set(['porto']);
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('returns false when the browser stores nothing', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(cities.set(['lisbon'])).toBe(false);
    refuse.mockRestore();
  });
});
