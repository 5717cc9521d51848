#!/usr/bin/env node
import { ensureChromium } from '../chromium/chromium.mjs';
import { buildAll } from '../start/build.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { toFeatureName, findRemote, remotes } from '../start/projects.mjs';
import { at } from '../start/root.mjs';
import { PlainError, runMain } from '../start/terminal.mjs';
import { runNodeTool } from './checks.mjs';
import { reportCounts } from './report-counts.mjs';
import { runJourneys } from './journeys.mjs';
import { countRun, getReportPath } from './reports.mjs';
import { startTestProduct } from './test-product.mjs';

const runUnitTests = (feature, project) => {
  const args = ['run', `@wanderwork/${project}:test`, '--outputStyle=static'];
  return countRun([getReportPath(at(project), 'jest-unit.json')], () =>
    runNodeTool(`feature-${feature}`, `Unit tests: ${project}`, 'nx', args),
  );
};

/** Runs the tests of one feature, for its team: `npm run test:feature -- wanderlens`. */
await runMain(async () => {
  const feature = process.argv[2];
  const project = findRemote(feature);
  if (!project) throw new PlainError(`Name a feature, one of ${remotes.map(toFeatureName).join(', ')}.`);
  process.chdir(at('.'));
  await ensureInstalled();
  const chromium = await ensureChromium();
  const counts = await runUnitTests(feature, project);
  await buildAll();
  const product = await startTestProduct();
  try {
    counts.push(...(await runJourneys(project, { ...product, chromium })));
  } finally {
    await product.stop();
  }
  process.exit(reportCounts(counts) ? 0 : 1);
});
