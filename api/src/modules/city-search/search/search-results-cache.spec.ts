import type { DataVersions } from '../../../platform/answers/data-versions.js';
import { SearchResultsCache } from './search-results-cache.js';

const createAnswer = (key: string, words = '') => ({ json: Buffer.from(key + words), isUseful: true });

const MEGABYTE = 'x'.repeat(1_048_576);

/** Queries the cache and counts how often the answer had to be found. */
const createCache = () => {
  const table = { version: 'v1' };
  const cache = new SearchResultsCache({ current: async () => table.version } as unknown as DataVersions);
  let lookups = 0;
  const query = (key: string, { words = '', fails = false } = {}) =>
    cache.get(key, async () => {
      lookups += 1;
      if (fails) throw new Error('gone');
      return createAnswer(key, words);
    });
  return { ask: query, looks: () => lookups, table };
};

describe('SearchResultsCache', () => {
  it('finds an answer once, also for concurrent requests', async () => {
    const { ask: query, looks: lookups } = createCache();
    const both = await Promise.all([query('safe'), query('safe')]);
    expect([...both, await query('safe')]).toEqual(Array(3).fill(createAnswer('safe')));
    expect(lookups()).toBe(1);
  });

  it('finds an answer again after the table changes', async () => {
    const { ask: query, looks: lookups, table } = createCache();
    await query('safe');
    table.version = 'v2';
    await query('safe');
    await query('safe');
    expect(lookups()).toBe(2);
  });

  it('does not cache failures', async () => {
    const { ask: query, looks: lookups } = createCache();
    await expect(query('safe', { fails: true })).rejects.toThrow('gone');
    await expect(query('safe')).resolves.toEqual(createAnswer('safe'));
    expect(lookups()).toBe(2);
  });

  it('drops the least recently used answers above its size limit', async () => {
    const { ask: query, looks: lookups } = createCache();
    for (let at = 0; at < 9; at += 1) await query(`phrase ${at}`, { words: MEGABYTE });
    await query('phrase 0');
    await query('one more', { words: MEGABYTE });
    expect(lookups()).toBe(10);
    await query('phrase 0');
    expect(lookups()).toBe(10);
    await query('phrase 1');
    expect(lookups()).toBe(11);
  });

  it('counts the keys toward its size limit', async () => {
    const { ask: query, looks: lookups } = createCache();
    const long = (at: number) => `${at} ${'q'.repeat(100_000)}`;
    for (let at = 0; at < 60; at += 1) await query(long(at));
    await query(long(59));
    expect(lookups()).toBe(60);
    await query(long(0));
    expect(lookups()).toBe(61);
  });
});
