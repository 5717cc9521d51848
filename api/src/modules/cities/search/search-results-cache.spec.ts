import type { DataVersions } from '../../../platform/answers/data-versions.js';
import { SearchResultsCache } from './search-results-cache.js';

const answer = (query: string, words = '') => ({ query, words });
const sent = (query: string) => Buffer.from(JSON.stringify(answer(query)));

const MEGABYTE = 'x'.repeat(1_048_576);

/** Queries the cache and counts how often the answer had to be found. */
const asking = () => {
  const table = { version: 'v1' };
  const kept = new SearchResultsCache({ current: async () => table.version } as unknown as DataVersions);
  let looks = 0;
  const ask = (query: string, { words = '', fails = false } = {}) =>
    kept.get(query, async () => {
      looks += 1;
      if (fails) throw new Error('gone');
      return answer(query, words);
    });
  return { ask, looks: () => looks, table };
};

describe('answers of searches in memory', () => {
  it('are looked for once, also by those who ask at the same time', async () => {
    const { ask, looks } = asking();
    const both = await Promise.all([ask('safe'), ask('safe')]);
    expect([...both, await ask('safe')]).toEqual(Array(3).fill(sent('safe')));
    expect(looks()).toBe(1);
  });

  it('are looked for again once the table is another', async () => {
    const { ask, looks, table } = asking();
    await ask('safe');
    table.version = 'v2';
    await ask('safe');
    await ask('safe');
    expect(looks()).toBe(2);
  });

  it('are not kept where looking failed', async () => {
    const { ask, looks } = asking();
    await expect(ask('safe', { fails: true })).rejects.toThrow('gone');
    await expect(ask('safe')).resolves.toEqual(sent('safe'));
    expect(looks()).toBe(2);
  });

  it('have an end by their bytes: what was asked for longest ago goes first', async () => {
    const { ask, looks } = asking();
    for (let at = 0; at < 9; at += 1) await ask(`phrase ${at}`, { words: MEGABYTE });
    await ask('phrase 0');
    await ask('one more', { words: MEGABYTE });
    expect(looks()).toBe(10);
    await ask('phrase 0');
    expect(looks()).toBe(10);
    await ask('phrase 1');
    expect(looks()).toBe(11);
  });

  it('have an end also where many questions get short answers', async () => {
    const { ask, looks } = asking();
    const long = (at: number) => `${at} ${'q'.repeat(100_000)}`;
    for (let at = 0; at < 60; at += 1) await ask(long(at));
    await ask(long(59));
    expect(looks()).toBe(60);
    await ask(long(0));
    expect(looks()).toBe(61);
  });
});
