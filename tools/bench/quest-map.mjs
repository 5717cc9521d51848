#!/usr/bin/env node
import { say, step } from '../start/terminal.mjs';
import { median, table } from './rounds.mjs';
import { runBench } from './run-bench.mjs';

/** `npm run bench:quest-map -- 3` runs three rounds. */
const ROUNDS = Number(process.argv[2] ?? 5);
const MAX_FRAME_MS = 32;
const CPU_TIMES_SLOWER = 4;
const ACTIONS = 120;

const ms = (value) => `${value.toFixed(1)} ms`;

const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** Scales a frame's work to a CPU four times slower. */
const scaleToSlowCpu = (frames) => frames.map(({ all }) => all * CPU_TIMES_SLOWER);

const row = (what, frames, goal) => {
  const above = frames.filter((time) => time > MAX_FRAME_MS).length;
  return [
    what,
    String(frames.length),
    ms(median(frames)),
    ms(percentile(frames, 0.95)),
    ms(Math.max(...frames)),
    String(above),
    goal ? (above === 0 ? 'met' : '**missed**') : '',
  ];
};

/** Measures how smoothly the game's map pans and zooms. */
await runBench(async () => {
  const { chromium } = await import('@playwright/test');
  const { chromiumArgs, ensureChromium } = await import('../chromium/chromium.mjs');
  const { startTestProduct } = await import('../test/test-product.mjs');
  const { expertTour } = await import('../../mfe-wanderquest/e2e/support/expert-tour.mjs');
  const { measureFramesByClock, measureFramesByWork } = await import('./quest-map/frames.mjs');

  const product = await startTestProduct();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  try {
    // A run well under way: its map has a route, stamps and all possible next ways.
    const { run } = await expertTour(({ actions }) => actions <= ACTIONS);
    const all = { clock: { pan: [], zoom: [] }, work: { pan: [], zoom: [] } };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const found = {
        work: await measureFramesByWork(browser, product.url, run),
        clock: await measureFramesByClock(browser, product.url, run),
      };
      for (const how of ['work', 'clock'])
        for (const action of ['pan', 'zoom']) all[how][action].push(...found[how][action]);
      step(`round ${round} of ${ROUNDS}`);
    }
    const head = ['A frame at CPU 4×', 'Frames', 'Median', '95 of 100', 'Longest', 'Above 32 ms', ''];
    const rows = [
      row('Drag, the main thread’s own work', scaleToSlowCpu(all.work.pan), true),
      row('Wheel, the main thread’s own work', scaleToSlowCpu(all.work.zoom), true),
      row('Drag, by the clock', all.clock.pan, false),
      row('Wheel, by the clock', all.clock.zoom, false),
    ];
    say(`\n${table(head, rows)}\n`);
  } finally {
    await browser.close();
    await product.stop();
  }
});
