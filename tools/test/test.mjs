#!/usr/bin/env node
import fs from 'node:fs';
import { ensureChromium } from '../chromium/chromium.mjs';
import { buildAll } from '../start/build.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { listProjects } from '../start/projects.mjs';
import { at } from '../start/root.mjs';
import { runMain, say, step } from '../start/terminal.mjs';
import { check, runInAllProjects, runScript } from './checks.mjs';
import { reportCounts } from './report-counts.mjs';
import { runJourneys, suites } from './journeys.mjs';
import { countRun, getReportPath } from './reports.mjs';
import { listSlowest } from './slowest.mjs';
import { startTestProduct } from './test-product.mjs';

/** Counts a check without a report: nothing when it passed, one failure when it did not. */
const toCounts = (passed) => ({ passed: 0, failed: passed ? 0 : 1 });

const runStaticChecks = async () => [
  toCounts(await runInAllProjects('lint', 'Lint and import rules between projects')),
  toCounts(await runScript('boundaries', 'Import rules inside projects')),
  toCounts(await runInAllProjects('typecheck', 'Type check')),
  toCounts(await runScript('unused', 'Unused files, exports and dependencies')),
  toCounts(await runScript('format:check', 'Formatting')),
];

/** Runs tests and prints the slowest of them. */
const runTests = async (what, run) => {
  const counts = await run();
  const slowest = listSlowest(counts);
  if (slowest) say(`${what}. ${slowest}`);
  return counts;
};

const runUnitTests = () =>
  countRun(
    listProjects().map((project) => getReportPath(at(project), 'jest-unit.json')),
    // Without the builds they depend on: everything is built, and another build would write files that others read.
    () => runInAllProjects('test', 'Unit tests', ['--exclude-task-dependencies']),
  );

const runApiTests = () =>
  countRun([getReportPath(at('api'), 'jest-api.json')], () =>
    check('api', 'API tests (on a real PostgreSQL)', 'npm', ['run', 'test:api', '-w', 'api', '--silent']),
  );

const runAllJourneys = async (chromium) => {
  const product = await startTestProduct();
  try {
    const counts = [];
    for (const suite of suites) counts.push(...(await runJourneys(suite, { ...product, chromium })));
    return counts;
  } finally {
    await product.stop();
  }
};

/** Runs parts of the suite side by side. All run to their end, also when one throws. */
const runSideBySide = async (...parts) => {
  const results = await Promise.allSettled(parts.map((run) => run()));
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
  return results.flatMap(({ value }) => value);
};

await runMain(async () => {
  process.chdir(at('.'));
  await ensureInstalled();
  fs.mkdirSync(at('reports'), { recursive: true });
  const chromium = await ensureChromium();
  step(`Chromium: ${chromium}`);
  process.env.CHROMIUM_PATH = chromium;
  // Built first, because the checks read configurations that import build output.
  await buildAll();
  // Two parts of about the same length. The second waits for the database and the browser as often as it computes.
  const counts = await runSideBySide(
    async () => [...(await runStaticChecks()), ...(await runTests('Unit tests', runUnitTests))],
    async () => [
      ...(await runTests('API tests', runApiTests)),
      ...(await runTests('Browser tests', () => runAllJourneys(chromium))),
    ],
  );
  process.exit(reportCounts(counts) ? 0 : 1);
});
