#!/usr/bin/env node
import { runBench } from './run-bench.mjs';

/**
 * `npm run bench:hub -- 3 words,feeds`: three rounds, and only the benchmarks whose name contains one of the words:
 * queries, `feeds`, an article's `paint`.
 */
const [rounds = '5', selectedNames = ''] = process.argv.slice(2);
const isSelected = (what) => selectedNames.split(',').some((word) => what.includes(word));

const FEW = 1000;
const MANY = 1_000_000;
const UNLIMITED = { RATE_LIMIT_FACTOR: '100000' };

/**
 * Compares lists, posts and searches with a million posts and with a thousand; an article with a static file; feeds
 * with raw bytes.
 */
await runBench(async () => {
  const { startTestProduct } = await import('../test/test-product.mjs');
  const { queries } = await import('./hub/queries.mjs');
  const { startProductWithPosts, reportGrowth } = await import('./hub/growth.mjs');
  const { reportFeeds } = await import('./hub/feeds.mjs');
  const { reportPaint } = await import('./hub/paint.mjs');

  const stops = [];
  const track = async (starting) => {
    const product = await starting;
    stops.unshift(product.stop);
    return product;
  };
  const start = (env = {}) => startTestProduct({ ...UNLIMITED, ...env });
  const measure = { load: { connections: 4, seconds: 1 }, rounds: Number(rounds) };
  const selectedQueries = queries.filter(({ what }) => isSelected(what));
  try {
    const plain = await track(start());
    if (selectedQueries.length > 0 || isSelected('feeds')) {
      const few = await track(startProductWithPosts(start, plain.dataDir, FEW));
      const many = await track(startProductWithPosts(start, plain.dataDir, MANY));
      await reportGrowth(selectedQueries, { few, many, ...measure });
      if (isSelected('feeds')) await reportFeeds({ plain, many, ...measure });
    }
    if (isSelected('paint')) await reportPaint({ plain, ...measure });
  } finally {
    for (const stop of stops) await stop();
  }
});
