import fs from 'node:fs';
import path from 'node:path';

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const isFlaky = (spec) => spec.tests.some(({ status }) => status === 'flaky');

const journeyCounts = ({ stats, ...report }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  flaky: specsOf(report)
    .filter(isFlaky)
    .map(({ file, title }) => `${file} › ${title}`),
});

const countsOf = (report) => ('stats' in report ? journeyCounts(report) : report);

/**
 * What a runner's own report counted. A report that is missing, unreadable, empty or names a skipped test is a failure:
 * nothing is green for not having run.
 */
export const readCounts = (file) => {
  const report = readJson(file);
  if (!report) return { passed: 0, failed: 1, problem: `no report at ${file}` };
  const counts = countsOf(report);
  if (counts.skipped > 0)
    return { ...counts, failed: counts.failed + counts.skipped, problem: `${file}: skipped tests` };
  if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1, problem: `${file}: no test ran` };
  return counts;
};

/**
 * Runs what leaves its counts in `files`, and reads them. A run that fails though none of its tests did (it broke off, or
 * never began) is a failure, too.
 */
export const countRun = async (files, run) => {
  files.forEach((file) => fs.rmSync(file, { force: true }));
  const passed = await run();
  const counts = files.map(readCounts);
  if (passed || counts.some(({ failed }) => failed > 0)) return counts;
  return [...counts, { passed: 0, failed: 1, problem: `${files[0]}: the run failed, though no test did` }];
};

/** What says of journeys that passed only when they were run again: each is a bug to find. */
export const flakyNotice = (counts) => {
  const flaky = counts.flatMap((one) => one.flaky ?? []);
  return flaky.length === 0
    ? null
    : ['Passed only when run again, each a bug to find:', ...flaky].join('\n  ');
};

/** Adds counts up. */
export const sum = (counts) =>
  counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });

export const reportOf = (folder, name) => path.join(folder, 'reports', name);
