#!/usr/bin/env node
import fs from 'node:fs';
import { ensureChromium } from '../chromium/chromium.mjs';
import { buildAll } from '../start/build.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { projects } from '../start/projects.mjs';
import { at } from '../start/root.mjs';
import { runMain, step } from '../start/terminal.mjs';
import { check, everywhere, script } from './checks.mjs';
import { tellCounts } from './closing.mjs';
import { runJourneys, suites } from './journeys.mjs';
import { countRun, reportOf } from './reports.mjs';
import { startTestProduct } from './test-product.mjs';

/** One check without a runner's report: nothing when it passed, one failure when it did not. */
const asCounts = (passed) => ({ passed: 0, failed: passed ? 0 : 1 });

const staticChecks = async () => [
  asCounts(await everywhere('lint', 'Lint and the walls between projects')),
  asCounts(await script('walls', 'The walls inside projects')),
  asCounts(await everywhere('typecheck', 'Types')),
  asCounts(await script('unused', 'Nothing unused')),
  asCounts(await script('format:check', 'Format')),
];

const unitTests = () =>
  countRun(
    projects().map((project) => reportOf(at(project), 'jest-unit.json')),
    () => everywhere('test', 'Unit tests'),
  );

const apiTests = () =>
  countRun([reportOf(at('api'), 'jest-api.json')], () =>
    check('api', 'API on a real PostgreSQL', 'npm', ['run', 'test:api', '-w', 'api', '--silent']),
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
  // First, for the checks read configurations that import what is built.
  await buildAll();
  const counts = await staticChecks();
  counts.push(...(await unitTests()));
  counts.push(...(await apiTests()));
  counts.push(...(await journeys(chromium)));
  process.exit(tellCounts(counts) ? 0 : 1);
});
