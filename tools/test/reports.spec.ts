import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readCounts, sum } from './reports.mjs';

describe('the closing line of npm test', () => {
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

  it('fails for a suite in which nothing ran', () => {
    expect(report('{"passed":0,"failed":0,"skipped":0}').failed).toBe(1);
  });

  it('counts a skipped and a flaky test as failed', () => {
    expect(report('{"passed":3,"failed":0,"skipped":2}').failed).toBe(2);
    expect(report('{"stats":{"expected":5,"unexpected":1,"flaky":1,"skipped":0}}')).toMatchObject({
      passed: 5,
      failed: 2,
    });
  });

  it('adds the suites up', () => {
    expect(
      sum([
        { passed: 2, failed: 1 },
        { passed: 3, failed: 0 },
      ]),
    ).toEqual({ passed: 5, failed: 1 });
  });
});
