import type { DataVersions } from '../../platform/answers/data-versions.js';
import { VersionedCache } from './versioned-cache.js';

/** Creates a cache of two answers, and records the questions that were not answered from it. */
const createCache = () => {
  const table = { version: 'v1' };
  const missedQuestions: string[] = [];
  const cache = new VersionedCache<string>(
    { current: async () => table.version } as unknown as DataVersions,
    2,
  );
  const ask = (question: string, fails = false) =>
    cache.get(question, async () => {
      missedQuestions.push(question);
      if (fails) throw new Error('gone');
      return `${question} of ${table.version}`;
    });
  return { ask, asked: missedQuestions, table };
};

describe('VersionedCache', () => {
  it('asks once, also for concurrent requests', async () => {
    const { ask, asked: missedQuestions } = createCache();
    expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a of v1', 'a of v1']);
    expect(await ask('a')).toBe('a of v1');
    expect(missedQuestions).toEqual(['a']);
  });

  it('asks again after the table changes', async () => {
    const { ask, table } = createCache();
    await ask('a');
    table.version = 'v2';
    expect(await ask('a')).toBe('a of v2');
  });

  it('asks again after a failure', async () => {
    const { ask, asked: missedQuestions } = createCache();
    await expect(ask('a', true)).rejects.toThrow('gone');
    expect(await ask('a')).toBe('a of v1');
    expect(missedQuestions).toEqual(['a', 'a']);
  });

  it('drops all answers when it is full', async () => {
    const { ask, asked: missedQuestions } = createCache();
    for (const question of ['a', 'b', 'c', 'c', 'a']) await ask(question);
    expect(missedQuestions).toEqual(['a', 'b', 'c', 'a']);
  });
});
