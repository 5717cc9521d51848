#!/usr/bin/env node
import { say, step } from '../start/terminal.mjs';
import { runBench } from './run-bench.mjs';

/** `npm run bench:lighthouse -- 3` runs three rounds. */
const ROUNDS = Number(process.argv[2] ?? 5);

const paths = ['/', '/wanderlens', '/wanderlens/cities/lisbon', '/login'];

const findNewestPost = async (url) => {
  const [post] = await (await fetch(`${url}/api/blog-posts?view=card`)).json();
  return `/wanderhub/blog/${post.slug}`;
};

/** Measures the product with Lighthouse, next to the same pages as static documents. */
await runBench(async () => {
  const { ensureLighthouse, runLighthouseScores } = await import('./lighthouse/tool.mjs');
  await ensureLighthouse();
  const { chromium } = await import('@playwright/test');
  const { chromiumArgs, ensureChromium } = await import('../chromium/chromium.mjs');
  const { startTestProduct } = await import('../test/test-product.mjs');
  const { serveStaticCopies } = await import('./lighthouse/static-copy.mjs');
  const { renderLighthouseTable } = await import('./lighthouse/report.mjs');
  const { interleave } = await import('./rounds.mjs');

  const executablePath = await ensureChromium();
  const product = await startTestProduct();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const ends = [() => browser.close(), () => product.stop()];
  try {
    const pages = [...paths, await findNewestPost(product.url)];
    const copies = await serveStaticCopies(browser, product.url, pages);
    ends.unshift(copies.stop);
    const options = { chromium: executablePath, args: chromiumArgs };
    const measures = pages.flatMap((path) => [
      [`product ${path}`, () => runLighthouseScores(product.url + path, options)],
      [`static ${path}`, () => runLighthouseScores(copies.url + path, options)],
    ]);
    const results = await interleave(Object.fromEntries(measures), ROUNDS, (round, rounds) =>
      step(round === 0 ? 'warmed up' : `round ${round} of ${rounds}`),
    );
    say(`\n${renderLighthouseTable(results, pages)}\n`);
  } finally {
    for (const end of ends) await end();
  }
});
