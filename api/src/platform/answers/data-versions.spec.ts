import type { DataSource } from 'typeorm';
import type { Config } from '../config/index.js';
import { DatabaseCircuit } from '../database/database-circuit.js';
import { DataVersions } from './data-versions.js';

const AN_HOUR = 3_600_000;

/** A database that answers when it is told to, in the order of its questions. */
const versionsOf = () => {
  const open: ((rows: { version: string }[]) => void)[] = [];
  const query = () => new Promise((resolve) => open.push(resolve));
  const source = { query } as unknown as DataSource;
  const versions = new DataVersions(source, { answersHoldMs: AN_HOUR } as Config, new DatabaseCircuit());
  return { versions, asked: open, answer: (at: number, version: string) => open[at]?.([{ version }]) };
};

describe('the state of some data', () => {
  it('is asked for once by all who want it, and remembered', async () => {
    const { versions, asked, answer } = versionsOf();
    const both = Promise.all([versions.current('cities'), versions.current('cities')]);
    answer(0, '7');
    expect(await both).toEqual(['7 ', '7 ']);
    expect(await versions.current('cities')).toBe('7 ');
    expect(asked).toHaveLength(1);
  });

  it('is asked for again after a change', async () => {
    const { versions, answer } = versionsOf();
    const before = versions.current('cities');
    answer(0, '7');
    await before;
    versions.changed('cities');
    expect(versions.atHand('cities')).toBeNull();
    const after = versions.current('cities');
    answer(1, '8');
    expect(await after).toBe('8 ');
  });

  it('is not remembered as it was before a change that came meanwhile', async () => {
    const { versions, answer } = versionsOf();
    const before = versions.current('cities');
    versions.changed('cities');
    const after = versions.current('cities');
    answer(1, '8');
    expect(await after).toBe('8 ');
    answer(0, '7');
    expect(await before).toBe('7 ');
    expect(versions.atHand('cities')).toBe('8 ');
  });
});
