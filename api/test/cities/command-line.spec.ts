import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestApp, type TestApp } from '../support/index.js';
import { contents, costOf, costs } from './tables.js';

const CLI = path.resolve(__dirname, '../../dist/cli.js');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-figures-'));
const file = path.join(folder, 'costs.csv');

let house: TestApp;
let address: string;
beforeAll(async () => {
  house = await startTestApp();
  address = String((house.db.options as { url?: string }).url);
});
afterAll(async () => {
  await house.close();
  fs.rmSync(folder, { recursive: true });
});

/** What somebody at a terminal reads. */
const cities = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const { PATH = '' } = process.env;
    const env = { PATH, DATABASE_URL: address, DATA_DIR: folder };
    execFile(process.execPath, [CLI, 'cities', ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

describe('figures at the command line', () => {
  it('are planned, applied, listed and rolled back, each step in words, while the product runs', async () => {
    fs.writeFileSync(
      file,
      Buffer.concat([costs(['porto', 2900]), Buffer.from('\nbraga,1.8,cost-model,2027,estimate')]),
    );
    const before = await contents(house);
    const planned = await cities('plan', file);
    const [, number = ''] = /Apply it with: cities apply (\d+)\n$/.exec(planned.out) ?? [];
    expect(planned).toMatchObject({ code: 0, err: '' });
    expect(planned.out).toContain(`Batch ${number}, a file (costs.csv): planned on `);
    expect(planned.out).toContain('Figures: 0 added, 1 changed, 0 removed.');
    expect(planned.out).toMatch(/\nMoves \d+ cit(y|ies), \d+ by more than 5 points; /);
    expect(planned.out).toMatch(/\n {2}Porto: \d\d\.\d → \d\d\.\d \(−\d+\.\d/);
    expect(planned.out).toContain(
      'Refused line 3 (braga): monthly_cost: 1.8 is outside the range 100 to 20000 USD a month.',
    );
    expect(await contents(house)).toEqual(before);

    expect((await cities('apply', number)).out).toContain(`Batch ${number}, a file (costs.csv): applied on `);
    expect((await costOf(house, 'porto')).monthly_cost).toBe(2900);
    expect((await cities('batches')).out.split('\n')[0]).toContain(
      `Batch ${number}, a file (costs.csv): applied`,
    );

    expect((await cities('rollback', number)).out).toContain('rolled back on ');
    expect(await contents(house)).toEqual(before);
  });

  it.each([
    ['a batch twice rolled back', () => ['rollback', '2'], /^Batch 2 is already rolled back\.\n$/],
    ['a batch that there is not', () => ['apply', '99'], /^There is no batch 99\.\n$/],
    ['no file', () => ['plan', path.join(folder, 'nothing.csv')], /cannot be read \(ENOENT\)\.\n$/],
    ['a provider that is off', () => ['plan', '--provider', 'worldbank'], /is off: DATA_PROVIDERS does not/],
    ['another word', () => ['undo'], /^Usage: /],
    ['a number that is none', () => ['apply', '1; DROP TABLE cities'], /^Usage: /],
  ])('end with a sentence and 1 for %s', async (_what, args, words) => {
    const { code, out, err } = await cities(...args());
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(words);
    expect(err).not.toMatch(/\n\s+at /);
  });
});
