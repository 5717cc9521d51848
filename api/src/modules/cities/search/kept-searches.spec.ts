import type { DataVersions } from '../../../platform/answers/data-versions.js';
import { KeptSearches } from './kept-searches.js';

const answer = (query: string) => ({ query });
const sent = (query: string) => Buffer.from(JSON.stringify(answer(query)));

/** Asks through `kept` and tells how often somebody had to look. */
const asking = () => {
  const table = { version: 'v1' };
  const kept = new KeptSearches({ current: async () => table.version } as unknown as DataVersions);
  let looks = 0;
  const ask = (query: string, { size = 24, fails = false } = {}) =>
    kept.of(query, size, async () => {
      looks += 1;
      if (fails) throw new Error('gone');
      return answer(query);
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

  it('have an end: what was asked for longest ago goes first', async () => {
    const { ask, looks } = asking();
    for (let at = 0; at < 99; at += 1) await ask(`phrase ${at}`, { size: 99 });
    await ask('phrase 0', { size: 99 });
    await ask('one more', { size: 99 });
    await ask('and one more', { size: 99 });
    expect(looks()).toBe(101);
    await ask('phrase 0', { size: 99 });
    expect(looks()).toBe(101);
    await ask('phrase 1', { size: 99 });
    expect(looks()).toBe(102);
  });
});
