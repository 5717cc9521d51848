#!/usr/bin/env node
/**
 * `npm run bench:community -- 3 search,topic`: lists, topics and searches of Connect with a thousand and with a million
 * posts, what a reply costs (`reply`), and what live streams cost (`streams`); three rounds, and only the measurements
 * whose name contains one of the words.
 */
import { withProduct } from './product-in-process.mjs';
import { runBench } from './run-bench.mjs';

const [rounds = '5', selectedNames = ''] = process.argv.slice(2);
const isSelected = ({ what }) => selectedNames.split(',').some((word) => what.includes(word));

const FEW = 1000;
const MANY = 1_000_000;

const measureGrowth = async (selected) => {
  const { generateCommunity, reportGrowth } = await import('./community/growth.mjs');
  await withProduct((few) =>
    withProduct(async (many) => {
      await generateCommunity(few, FEW);
      await generateCommunity(many, MANY);
      await reportGrowth(selected, few, many, Number(rounds));
    }),
  );
};

const measureReplies = async () => {
  const { reportReplyCost } = await import('./community/reply-cost.mjs');
  await withProduct((product) => reportReplyCost(product, Number(rounds)));
};

/** The product runs in a process of its own, apart from what asks it. */
const measureStreams = async () => {
  const { startTestProduct } = await import('../test/test-product.mjs');
  const { reportIdleStreams } = await import('./community/idle-streams.mjs');
  const product = await startTestProduct({ RATE_LIMIT_FACTOR: '100000' });
  try {
    await reportIdleStreams(product, Number(rounds));
  } finally {
    await product.stop();
  }
};

await runBench(async () => {
  const { requests } = await import('./community/requests.mjs');
  const selected = requests.filter(isSelected);
  if (selected.length > 0) await measureGrowth(selected);
  if (isSelected({ what: 'reply' })) await measureReplies();
  if (isSelected({ what: 'streams' })) await measureStreams();
});
