#!/usr/bin/env node
import { say, step } from '../start/terminal.mjs';
import { runBench } from './run-bench.mjs';

/** `npm run bench:federation -- 9` runs nine rounds. */
const ROUNDS = Number(process.argv[2] ?? 5);
const PATHS = ['/', '/wanderlens', '/wanderlens/cities/lisbon'];

/** Returns the measurements of one product by name. */
const createMeasures = ({ visit, measureColdChange, measurePrefetchedChange }, browser, name, subject) => ({
  ...Object.fromEntries(PATHS.map((path) => [`${name} ${path}`, () => visit(browser, subject, path)])),
  [`${name} cold`]: () => measureColdChange(browser, subject),
  [`${name} prefetched`]: () => measurePrefetchedChange(browser, subject),
});

/** Alternates the two products, measurement by measurement. */
const alternate = (federated, monolith) =>
  Object.fromEntries(
    Object.entries(federated).flatMap((measure, index) => [measure, Object.entries(monolith)[index]]),
  );

/** Compares the federated product to the same app as one bundle: what federation costs a reader. */
await runBench(async () => {
  step('Building the single bundle');
  const { buildMonolith } = await import('./monolith/build.mjs');
  await buildMonolith();

  const { chromium } = await import('@playwright/test');
  const { chromiumArgs, ensureChromium } = await import('../chromium/chromium.mjs');
  const { startSubjects } = await import('./federation/subjects.mjs');
  const measures = {
    ...(await import('./federation/visit.mjs')),
    ...(await import('./federation/route-change.mjs')),
  };
  const { measureEndurance } = await import('./federation/endurance.mjs');
  const { renderComparison, renderLimitsTable, renderScriptTable } = await import('./federation/report.mjs');
  const { interleave } = await import('./rounds.mjs');

  const executablePath = await ensureChromium();
  const subjects = await startSubjects();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const results = await interleave(
      alternate(
        createMeasures(measures, browser, 'federated', subjects.federated),
        createMeasures(measures, browser, 'monolith', subjects.monolith),
      ),
      ROUNDS,
      (round, rounds) => step(round === 0 ? 'warmed up' : `round ${round} of ${rounds}`),
    );
    step('100 route changes in each');
    const enduranceResults = {
      federated: await measureEndurance(browser, subjects.federated),
      monolith: await measureEndurance(browser, subjects.monolith),
    };
    say(`\n${renderComparison(results, PATHS)}\n\n${renderLimitsTable(results, enduranceResults, PATHS)}\n`);
    say(`${renderScriptTable(results, PATHS)}\n`);
  } finally {
    await browser.close();
    await subjects.stop();
  }
});
