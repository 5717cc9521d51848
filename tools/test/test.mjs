#!/usr/bin/env node
import fs from 'node:fs';
import { buildAll } from '../start/build.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { projects } from '../start/projects.mjs';
import { at } from '../start/root.mjs';
import { complain, runMain, say, step } from '../start/terminal.mjs';

/** One check without a runner's report: nothing when it passed, one failure when it did not. */
const asCounts = (passed) => ({ passed: 0, failed: passed ? 0 : 1 });

const staticChecks = async ({ everywhere, script }) => [
  asCounts(await everywhere('lint', 'Lint and the walls between projects')),
  asCounts(await script('walls', 'The walls inside projects')),
  asCounts(await everywhere('typecheck', 'Types')),
  asCounts(await script('unused', 'Nothing unused')),
  asCounts(await script('format:check', 'Format')),
];

const unitTests = async ({ everywhere, reports }) => {
  const files = projects().map((project) => reports.reportOf(at(project), 'jest-unit.json'));
  files.forEach(reports.removeReport);
  const passed = await everywhere('test', 'Unit tests');
  const counts = files.map(reports.readCounts);
  return passed || counts.some((one) => one.failed > 0) ? counts : [...counts, asCounts(false)];
};

const apiTests = async ({ check, reports }) => {
  const file = reports.reportOf(at('api'), 'jest-api.json');
  reports.removeReport(file);
  const passed = await check('api', 'API on a real PostgreSQL', 'npm', [
    'run',
    'test:api',
    '-w',
    'api',
    '--silent',
  ]);
  const counts = reports.readCounts(file);
  return passed || counts.failed > 0 ? [counts] : [counts, asCounts(false)];
};

const journeys = async ({ chromium, journeySuites, runJourneys, startTestProduct }) => {
  const product = await startTestProduct();
  try {
    const counts = [];
    for (const suite of journeySuites) counts.push(await runJourneys(suite, { ...product, chromium }));
    return counts;
  } finally {
    await product.stop();
  }
};

const close = (counts, { flakyNotice, sum }) => {
  counts.filter((one) => one.problem).forEach((one) => complain(one.problem));
  const notice = flakyNotice(counts);
  if (notice) complain(notice);
  const { passed, failed } = sum(counts);
  say();
  say(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
};

await runMain(async () => {
  process.chdir(at('.'));
  await ensureInstalled();
  fs.mkdirSync(at('reports'), { recursive: true });
  // What follows needs installed packages, so it is loaded only now.
  const { ensureChromium } = await import('../chromium/chromium.mjs');
  const { check, everywhere, script } = await import('./checks.mjs');
  const { runJourneys, suites: journeySuites } = await import('./journeys.mjs');
  const { startTestProduct } = await import('./test-product.mjs');
  const reports = await import('./reports.mjs');

  const chromium = await ensureChromium();
  step(`Chromium: ${chromium}`);
  process.env.CHROMIUM_PATH = chromium;
  // First, for the checks read configurations that import what is built.
  await buildAll();
  const counts = await staticChecks({ everywhere, script });
  counts.push(...(await unitTests({ everywhere, reports })));
  counts.push(...(await apiTests({ check, reports })));
  counts.push(...(await journeys({ chromium, journeySuites, runJourneys, startTestProduct })));
  close(counts, reports);
});
