import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countRun, createFlakyNotice, readCounts, sum } from './reports.mjs';

describe('the reports of npm test', () => {
  let folder: string;
  const report = (content: string) => {
    const file = path.join(folder, 'report.json');
    fs.writeFileSync(file, content);
    return readCounts(file);
  };

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'));
  });

  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('fails for a report that is missing or unreadable', () => {
    expect(readCounts(path.join(folder, 'none.json')).failed).toBe(1);
    expect(report('{').failed).toBe(1);
  });

  it('fails for a suite without tests', () => {
    expect(report('{"passed":0,"failed":0,"skipped":0}').failed).toBe(1);
  });

  it('counts a skipped test as failed', () => {
    expect(report('{"passed":3,"failed":0,"skipped":2}').failed).toBe(2);
    expect(report('{"stats":{"expected":5,"unexpected":1,"flaky":0,"skipped":1}}').failed).toBe(2);
  });

  describe('countRun', () => {
    const PASSED = '{"passed":3,"failed":0,"skipped":0}';
    const FAILED = '{"passed":2,"failed":1,"skipped":0}';

    const countFailures = async (outcome: { passed: boolean; leaves: string | null }) => {
      const file = path.join(folder, 'report.json');
      fs.writeFileSync(file, PASSED);
      const counts = await countRun([file], async () => {
        if (outcome.leaves !== null) fs.writeFileSync(file, outcome.leaves);
        return outcome.passed;
      });
      return sum(counts).failed;
    };

    it('returns what the report says', async () => {
      expect(await countFailures({ passed: true, leaves: PASSED })).toBe(0);
      expect(await countFailures({ passed: false, leaves: FAILED })).toBe(1);
    });

    it('fails when the run failed although no test did', async () => {
      expect(await countFailures({ passed: false, leaves: PASSED })).toBe(1);
    });

    it('fails without a new report, whatever an earlier one said', async () => {
      expect(await countFailures({ passed: true, leaves: null })).toBe(1);
    });
  });

  it('lists each journey that passed only on retry', () => {
    const spec = (title: string, status: string) => ({ file: 'home.spec.ts', title, tests: [{ status }] });
    const counts = report(
      JSON.stringify({
        stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
        suites: [{ suites: [{ specs: [spec('the head', 'flaky')] }], specs: [spec('the foot', 'expected')] }],
      }),
    );
    expect(counts).toMatchObject({ passed: 2, failed: 0 });
    expect(createFlakyNotice([counts])).toContain('home.spec.ts › the head');
    expect(createFlakyNotice([counts])).not.toContain('the foot');
    expect(createFlakyNotice([{ passed: 2, failed: 0 }])).toBeNull();
  });

  it('gives the duration of each journey over its retries', () => {
    const results = [{ duration: 3_000 }, { duration: 1_500 }];
    const { durations } = report(
      JSON.stringify({
        stats: { expected: 0, unexpected: 0, flaky: 1, skipped: 0 },
        suites: [
          { specs: [{ file: 'home.spec.ts', title: 'the head', tests: [{ status: 'flaky', results }] }] },
        ],
      }),
    );
    expect(durations).toEqual([{ name: 'home.spec.ts › the head', ms: 4_500 }]);
  });

  it('adds up the suites', () => {
    expect(
      sum([
        { passed: 2, failed: 1 },
        { passed: 3, failed: 0 },
      ]),
    ).toEqual({ passed: 5, failed: 1 });
  });
});
