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
    () => runInAllProjects('test', 'Unit tests'),
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

await runMain(async () => {
  process.chdir(at('.'));
  await ensureInstalled();
  fs.mkdirSync(at('reports'), { recursive: true });
  const chromium = await ensureChromium();
  step(`Chromium: ${chromium}`);
  process.env.CHROMIUM_PATH = chromium;
  // Built first, because the checks read configurations that import build output.
  await buildAll();
  const counts = await runStaticChecks();
  counts.push(...(await runTests('Unit tests', runUnitTests)));
  counts.push(...(await runTests('API tests', runApiTests)));
  counts.push(...(await runTests('Browser tests', () => runAllJourneys(chromium))));
  process.exit(reportCounts(counts) ? 0 : 1);
});
