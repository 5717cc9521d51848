#!/usr/bin/env node
import fs from 'node:fs';
import { ensureChromium } from '../chromium/chromium.mjs';
import { buildAll } from '../start/build.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { projects } from '../start/projects.mjs';
import { at } from '../start/root.mjs';
import { runMain, step } from '../start/terminal.mjs';
import { check, everywhere, script } from './checks.mjs';
import { reportCounts } from './report-counts.mjs';
import { runJourneys, suites } from './journeys.mjs';
import { countRun, getReportPath } from './reports.mjs';
import { startTestProduct } from './test-product.mjs';

/** Counts a check without a report: nothing when it passed, one failure when it did not. */
const toCounts = (passed) => ({ passed: 0, failed: passed ? 0 : 1 });

const staticChecks = async () => [
  toCounts(await everywhere('lint', 'Lint and import rules between projects')),
  toCounts(await script('walls', 'Import rules inside projects')),
  toCounts(await everywhere('typecheck', 'Type check')),
  toCounts(await script('unused', 'Unused files, exports and dependencies')),
  toCounts(await script('format:check', 'Formatting')),
];

const unitTests = () =>
  countRun(
    projects().map((project) => getReportPath(at(project), 'jest-unit.json')),
    () => everywhere('test', 'Unit tests'),
  );

const apiTests = () =>
  countRun([getReportPath(at('api'), 'jest-api.json')], () =>
    check('api', 'API tests (on a real PostgreSQL)', 'npm', ['run', 'test:api', '-w', 'api', '--silent']),
  );

const journeys = async (chromium) => {
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
  const counts = await staticChecks();
  counts.push(...(await unitTests()));
  counts.push(...(await apiTests()));
  counts.push(...(await journeys(chromium)));
  process.exit(reportCounts(counts) ? 0 : 1);
});
