import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestApp, type TestApp } from '../support/index.js';
import { fingerprintTables, getCost, createCostsCsv } from './tables.js';

const CLI = path.resolve(__dirname, '../../dist/cli.js');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-figures-'));
const file = path.join(folder, 'costs.csv');

let api: TestApp;
let address: string;
beforeAll(async () => {
  api = await startTestApp();
  address = String((api.db.options as { url?: string }).url);
});
afterAll(async () => {
  await api.close();
  fs.rmSync(folder, { recursive: true });
});

/** Runs the command line tool and returns its output. */
const runCli = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const { PATH = '' } = process.env;
    const env = { PATH, DATABASE_URL: address, DATA_DIR: folder };
    execFile(process.execPath, [CLI, 'cities', ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

describe('figures on the command line', () => {
  it('are planned, applied, listed and rolled back, with a message for each step, while the product runs', async () => {
    fs.writeFileSync(
      file,
      Buffer.concat([createCostsCsv(['porto', 2900]), Buffer.from('\nbraga,1.8,cost-model,2027,estimate')]),
    );
    const before = await fingerprintTables(api);
    const planOutput = await runCli('plan', file);
    const [, number = ''] = /Apply it with: cities apply (\d+)\n$/.exec(planOutput.out) ?? [];
    expect(planOutput).toMatchObject({ code: 0, err: '' });
    expect(planOutput.out).toContain(`Batch ${number}, a file (costs.csv): planned on `);
    expect(planOutput.out).toContain('Figures: 0 added, 1 changed, 0 removed.');
    expect(planOutput.out).toMatch(/\nMoves \d+ cit(y|ies), \d+ by more than 5 points; /);
    expect(planOutput.out).toMatch(/\n {2}Porto: \d\d\.\d → \d\d\.\d \(−\d+\.\d/);
    expect(planOutput.out).toContain(
      'Refused line 3 (braga): monthly_cost: 1.8 is outside the range 100 to 20000 USD a month.',
    );
    expect(await fingerprintTables(api)).toEqual(before);

    expect((await runCli('apply', number)).out).toContain(`Batch ${number}, a file (costs.csv): applied on `);
    expect((await getCost(api, 'porto')).monthly_cost).toBe(2900);
    expect((await runCli('batches')).out.split('\n')[0]).toContain(
      `Batch ${number}, a file (costs.csv): applied`,
    );

    expect((await runCli('rollback', number)).out).toContain('rolled back on ');
    expect(await fingerprintTables(api)).toEqual(before);
  });

  it.each([
    ['a batch that is already rolled back', () => ['rollback', '2'], /^Batch 2 is already rolled back\.\n$/],
    ['an unknown batch', () => ['apply', '99'], /^There is no batch 99\.\n$/],
    ['a missing file', () => ['plan', path.join(folder, 'nothing.csv')], /cannot be read \(ENOENT\)\.\n$/],
    ['a provider that is off', () => ['plan', '--provider', 'worldbank'], /is off: DATA_PROVIDERS does not/],
    ['an unknown command', () => ['undo'], /^Usage: /],
    ['an invalid number', () => ['apply', '1; DROP TABLE cities'], /^Usage: /],
  ])('end with a message and exit code 1 for %s', async (_what, args, words) => {
    const { code, out, err } = await runCli(...args());
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(words);
    expect(err).not.toMatch(/\n\s+at /);
  });
});
