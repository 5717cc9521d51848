#!/usr/bin/env node
import { buildAll } from '../start/build.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { featureOf, remoteOf, remotes } from '../start/projects.mjs';
import { at } from '../start/root.mjs';
import { complain, PlainError, runMain, say } from '../start/terminal.mjs';

/** One feature's suite alone, for its team's QA: `npm run test:feature -- wanderlens`. */
await runMain(async () => {
  const feature = process.argv[2];
  const project = remoteOf(feature);
  if (!project) throw new PlainError(`Name a feature: ${remotes.map(featureOf).join(', ')}.`);
  process.chdir(at('.'));
  await ensureInstalled();
  const { ensureChromium } = await import('../chromium/chromium.mjs');
  const { node } = await import('./checks.mjs');
  const { runJourneys } = await import('./journeys.mjs');
  const { startTestProduct } = await import('./test-product.mjs');
  const { readCounts, removeReport, reportOf, sum } = await import('./reports.mjs');

  const chromium = await ensureChromium();
  const unit = reportOf(at(project), 'jest-unit.json');
  removeReport(unit);
  await node(`feature-${feature}`, `Unit tests: ${project}`, 'nx', [
    'run',
    `@wanderwork/${project}:test`,
    '--outputStyle=static',
  ]);
  const counts = [readCounts(unit)];
  await buildAll();
  const product = await startTestProduct();
  try {
    counts.push(await runJourneys(project, { ...product, chromium }));
  } finally {
    await product.stop();
  }
  counts.filter((one) => one.problem).forEach((one) => complain(one.problem));
  const { passed, failed } = sum(counts);
  say(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
});
