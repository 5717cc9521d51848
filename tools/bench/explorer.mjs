#!/usr/bin/env node
import { say, step } from '../start/terminal.mjs';
import { runBench } from './run-bench.mjs';

/** `npm run bench:explorer -- 3` runs three rounds. */
const ROUNDS = Number(process.argv[2] ?? 7);

/** The most cities that the map shows. */
const MANY = 2000;

/** Measures how soon the explorer is usable and how fast it reacts to input. */
await runBench(async () => {
  const { chromium } = await import('@playwright/test');
  const { chromiumArgs, ensureChromium } = await import('../chromium/chromium.mjs');
  const { startTestProduct } = await import('../test/test-product.mjs');
  const { serveInlined } = await import('./explorer/inlined.mjs');
  const { measureFirstUse } = await import('./explorer/first-use.mjs');
  const { measureFilterChanges, measureSliderChanges } = await import('./explorer/changes.mjs');
  const { measureFilterWork, measureMapWork, measureSliderWork } = await import('./explorer/work.mjs');
  const { renderChangesTable, renderFirstUseTable, renderWorkTable } = await import('./explorer/report.mjs');
  const { interleave } = await import('./rounds.mjs');

  const product = await startTestProduct();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  const pages = await serveInlined(product.url);
  const ends = [pages.stop, () => browser.close(), () => product.stop()];
  try {
    const subjects = {
      fetched: () => measureFirstUse(browser, pages.fetched),
      inlined: () => measureFirstUse(browser, pages.inlined),
    };
    const firsts = await interleave(subjects, ROUNDS, (round, rounds) =>
      step(round === 0 ? 'warmed up' : `round ${round} of ${rounds}`),
    );
    say(`\n${renderFirstUseTable(firsts)}\n`);
    const changes = {
      slider: await measureSliderChanges(browser, product.url),
      filter: await measureFilterChanges(browser, product.url),
    };
    say(`\n${renderChangesTable(changes)}\n`);
    const map = await measureMapWork(browser, product.url);
    const full = await measureMapWork(browser, product.url, MANY);
    const works = {
      'A slider of Your IREX, 24 cards': await measureSliderWork(browser, product.url),
      'A filter, result seen before': await measureFilterWork(browser, product.url),
      'A frame of a drag over the map': map.pan,
      'A frame of a wheel over the map': map.zoom,
      'A frame of a drag, 2,000 cities': full.pan,
      'A frame of a wheel, 2,000 cities': full.zoom,
    };
    say(`\n${renderWorkTable(works)}\n`);
  } finally {
    for (const end of ends) await end();
  }
});
