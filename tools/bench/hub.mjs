#!/usr/bin/env node
import { runBench } from './run-bench.mjs';

/** `npm run bench:hub -- 3 words,feeds`: fewer rounds, and only what is called so: asks, `feeds`, an article's `paint`. */
const [rounds = '5', called = ''] = process.argv.slice(2);
const isWanted = (what) => called.split(',').some((word) => what.includes(word));

const FEW = 1000;
const MANY = 1_000_000;
const UNLIMITED = { RATE_LIMIT_FACTOR: '100000' };

/** Lists, posts and searches of a million posts against a thousand; an article against a file; feeds against their bytes. */
await runBench(async () => {
  const { startTestProduct } = await import('../test/test-product.mjs');
  const { asks } = await import('./hub/asks.mjs');
  const { productWith, tellGrowth } = await import('./hub/growth.mjs');
  const { tellFeeds } = await import('./hub/feeds.mjs');
  const { tellPaint } = await import('./hub/paint.mjs');

  const ends = [];
  const started = async (starting) => {
    const product = await starting;
    ends.unshift(product.stop);
    return product;
  };
  const start = (env = {}) => startTestProduct({ ...UNLIMITED, ...env });
  const measure = { load: { connections: 4, seconds: 1 }, rounds: Number(rounds) };
  const wanted = asks.filter(({ what }) => isWanted(what));
  try {
    const plain = await started(start());
    if (wanted.length > 0 || isWanted('feeds')) {
      const few = await started(productWith(start, plain.dataDir, FEW));
      const many = await started(productWith(start, plain.dataDir, MANY));
      await tellGrowth(wanted, { few, many, ...measure });
      if (isWanted('feeds')) await tellFeeds({ plain, many, ...measure });
    }
    if (isWanted('paint')) await tellPaint({ plain, ...measure });
  } finally {
    for (const end of ends) await end();
  }
});
