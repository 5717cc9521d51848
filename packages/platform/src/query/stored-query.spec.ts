import { cacheTimes } from './cache-times';
import { createQueryClient } from './query-client';
import { hasFields, isListOf } from './shape';
import {
  dropForeignEntries,
  findEntryOwner,
  LASTING_ENTRY,
  readStored,
  toPersonalName,
  writeStored,
} from './stored-cache';
import { createStoredQuery } from './stored-query';

const NOW = Date.parse('2026-05-01T12:00:00Z');

const isText = (value: unknown): value is string => typeof value === 'string';
const isAny = (_value: unknown): _value is unknown => true;

const posts = (answer: () => Promise<string[]>) =>
  createStoredQuery({
    queryKey: ['posts'],
    queryFn: answer,
    isValid: isListOf(isText),
    freshFor: cacheTimes.blogPosts,
  });
const STORED_POSTS = 'wanderwork_cache_["posts"]';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a stored query', () => {
  it('stores its answer with the time under the product’s prefix', async () => {
    await createQueryClient().fetchQuery(posts(async () => ['a']));
    expect(JSON.parse(localStorage.getItem(STORED_POSTS) ?? '')).toEqual({
      data: ['a'],
      timestamp: NOW,
    });
  });

  it('does not refetch on a later visit while the answer is fresh', async () => {
    await createQueryClient().fetchQuery(posts(async () => ['a']));
    jest.advanceTimersByTime(cacheTimes.blogPosts - 1);
    const again = jest.fn(async () => ['b']);
    await expect(createQueryClient().fetchQuery(posts(again))).resolves.toEqual(['a']);
    expect(again).not.toHaveBeenCalled();
  });

  it('refetches a stale answer, and keeps it when that fails', async () => {
    await createQueryClient().fetchQuery(posts(async () => ['a']));
    jest.advanceTimersByTime(cacheTimes.blogPosts);
    const client = createQueryClient();
    const failing = posts(() => Promise.reject(new Error('down')));
    await expect(client.fetchQuery(failing)).rejects.toThrow('down');
    expect(client.getQueryData(['posts'])).toEqual(['a']);
  });

  it('fails on an answer of another shape and does not store it', async () => {
    const page = async () => '<p>Sign in to this network</p>' as unknown as string[];
    await expect(createQueryClient().fetchQuery(posts(page))).rejects.toThrow(TypeError);
    expect(localStorage.getItem(STORED_POSTS)).toBeNull();
  });

  it('drops a stored answer of another shape and refetches', async () => {
    localStorage.setItem(STORED_POSTS, JSON.stringify({ data: '<p>Sign in</p>', timestamp: NOW }));
    await expect(createQueryClient().fetchQuery(posts(async () => ['a']))).resolves.toEqual(['a']);
    expect(readStored('["posts"]', isListOf(isText))?.data).toEqual(['a']);
  });
});

describe('a guard', () => {
  const isCity = hasFields<{ name: string; weather: object; pros: string[] }>({
    name: 'string',
    weather: 'object',
    pros: 'array',
  });

  it.each([
    [{ name: 'Lisbon', weather: {}, pros: [], more: 1 }, true],
    [{ name: 'Lisbon', weather: {} }, false],
    [{ name: 'Lisbon', weather: null, pros: [] }, false],
    [{ name: 'Lisbon', weather: [], pros: [] }, false],
    [{ name: 7, weather: {}, pros: [] }, false],
    [[], false],
    [null, false],
    ['<p>Sign in</p>', false],
  ])('accepts or rejects %j: %p', (value, expected) => {
    expect(isCity(value)).toBe(expected);
    expect(isListOf(isCity)([value])).toBe(expected);
  });
});

describe('the stored cache', () => {
  it.each([
    'not json',
    '{}',
    '{"data":1}',
    '{"data":1,"timestamp":"x"}',
    `{"data":1,"timestamp":${NOW + 60_000}}`,
  ])('ignores and removes %s', (text) => {
    localStorage.setItem('wanderwork_cache_x', text);
    expect(readStored('x', isAny)).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('works without storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => writeStored('x', 1)).not.toThrow();
    expect(readStored('x', isAny)).toBeNull();
  });

  it('removes the oldest entries when storage is full, and nothing else', () => {
    localStorage.setItem('wanderwork_theme', 'dark');
    for (const name of ['old', 'newer']) {
      writeStored(name, name);
      jest.advanceTimersByTime(1000);
    }
    const setItem = Storage.prototype.setItem;
    let full = true;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (full) {
        full = false;
        throw new DOMException('full', 'QuotaExceededError');
      }
      setItem.call(this, key, value);
    });
    writeStored('newest', 'newest');
    expect(['old', 'newer', 'newest'].map((name) => readStored(name, isText)?.data ?? null)).toEqual([
      null,
      'newer',
      'newest',
    ]);
    expect(localStorage.getItem('wanderwork_theme')).toBe('dark');
  });

  it('holds at most sixty entries', () => {
    for (let search = 0; search < 80; search += 1) {
      writeStored(`search ${search}`, search);
      jest.advanceTimersByTime(1);
    }
    expect(localStorage.length).toBe(60);
    expect(readStored('search 19', isAny)).toBeNull();
    expect(readStored('search 79', isAny)?.data).toBe(79);
  });
});

describe('the lasting entry of a person', () => {
  const name = toPersonalName('ada', LASTING_ENTRY);

  it('is never old, and makes no room for others', () => {
    writeStored(name, true);
    jest.setSystemTime(NOW + 365 * 24 * 60 * 60_000);
    dropForeignEntries('ada');
    for (let at = 0; at < 70; at += 1) writeStored(`search ${at}`, at);
    expect(findEntryOwner(LASTING_ENTRY)).toBe('ada');
  });

  it.each(['bob', null])('goes when %j is signed in instead', (other) => {
    writeStored(name, true);
    dropForeignEntries(other);
    expect(findEntryOwner(LASTING_ENTRY)).toBeNull();
  });
});
