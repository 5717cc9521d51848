import fs from 'node:fs';
import path from 'node:path';

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];

const isFlaky = (spec) => spec.tests.some(({ status }) => status === 'flaky');

const toDuration = ({ file, title, tests }) => ({
  name: `${file} › ${title}`,
  ms: tests.flatMap(({ results = [] }) => results).reduce((sum, { duration }) => sum + duration, 0),
});

const toJourneyCounts = ({ stats, ...report }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  flaky: listSpecs(report)
    .filter(isFlaky)
    .map(({ file, title }) => `${file} › ${title}`),
  durations: listSpecs(report).map(toDuration),
});

const toCounts = (report) => ('stats' in report ? toJourneyCounts(report) : report);

/**
 * Reads the counts of a runner's report. A report that is missing, unreadable, empty or has skipped tests is a failure,
 * so that a run that did not happen never passes.
 */
export const readCounts = (file) => {
  const report = readJson(file);
  if (!report) return { passed: 0, failed: 1, problem: `no report at ${file}` };
  const counts = toCounts(report);
  if (counts.skipped > 0)
    return { ...counts, failed: counts.failed + counts.skipped, problem: `${file}: skipped tests` };
  if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1, problem: `${file}: no test ran` };
  return counts;
};

/**
 * Calls `run`, which writes its counts to `files`, and reads them. A run that fails although no test failed (it crashed
 * or never started) is a failure too.
 */
export const countRun = async (files, run) => {
  files.forEach((file) => fs.rmSync(file, { force: true }));
  const passed = await run();
  const counts = files.map(readCounts);
  if (passed || counts.some(({ failed }) => failed > 0)) return counts;
  return [...counts, { passed: 0, failed: 1, problem: `${files[0]}: the run failed although no test did` }];
};

/** Returns a notice of journeys that passed only on retry; each is a bug to find. */
export const createFlakyNotice = (counts) => {
  const flaky = counts.flatMap((one) => one.flaky ?? []);
  return flaky.length === 0
    ? null
    : ['Flaky tests (passed only on retry; each is a bug to find):', ...flaky].join('\n  ');
};

/** Adds up counts. */
export const sum = (counts) =>
  counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });

export const getReportPath = (folder, name) => path.join(folder, 'reports', name);
