import type { DataSource } from 'typeorm';
import type { Config } from '../config/index.js';
import { DatabaseCircuit } from '../database/database-circuit.js';
import { DataVersions } from './data-versions.js';

const HOUR_MS = 3_600_000;

/** Fakes a database whose queries stay open until the test answers them. */
const createVersions = () => {
  const openQueries: ((rows: { version: string }[]) => void)[] = [];
  const query = () => new Promise((resolve) => openQueries.push((rows) => resolve({ rows })));
  const source = { driver: { master: { query } } } as unknown as DataSource;
  const versions = new DataVersions(source, { answersHoldMs: HOUR_MS } as Config, new DatabaseCircuit());
  return {
    versions,
    openQueries,
    answer: (at: number, version: string) => openQueries[at]?.([{ version }]),
  };
};

describe('DataVersions', () => {
  it('queries the version once for concurrent callers and caches it', async () => {
    const { versions, openQueries, answer: answerQuery } = createVersions();
    const both = Promise.all([versions.current('cities'), versions.current('cities')]);
    answerQuery(0, '7');
    expect(await both).toEqual(['7 ', '7 ']);
    expect(await versions.current('cities')).toBe('7 ');
    expect(openQueries).toHaveLength(1);
  });

  it('queries the version again after a change', async () => {
    const { versions, answer: answerQuery } = createVersions();
    const before = versions.current('cities');
    answerQuery(0, '7');
    await before;
    versions.invalidate('cities');
    expect(versions.getCached('cities')).toBeNull();
    const after = versions.current('cities');
    answerQuery(1, '8');
    expect(await after).toBe('8 ');
  });

  it('does not cache a version that was read before a concurrent change', async () => {
    const { versions, answer: answerQuery } = createVersions();
    const before = versions.current('cities');
    versions.invalidate('cities');
    const after = versions.current('cities');
    answerQuery(1, '8');
    expect(await after).toBe('8 ');
    answerQuery(0, '7');
    expect(await before).toBe('7 ');
    expect(versions.getCached('cities')).toBe('8 ');
  });
});
