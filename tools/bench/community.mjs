#!/usr/bin/env node
/**
 * `npm run bench:community -- 3 search,topic`: lists, topics and searches of Connect with a thousand and with a million
 * posts; three rounds, and only the requests whose name contains one of the words.
 */
import { withProduct } from './product-in-process.mjs';
import { runBench } from './run-bench.mjs';

const [rounds = '5', selectedNames = ''] = process.argv.slice(2);
const isSelected = ({ what }) => selectedNames.split(',').some((word) => what.includes(word));

const FEW = 1000;
const MANY = 1_000_000;

await runBench(async () => {
  const { generateCommunity, reportGrowth } = await import('./community/growth.mjs');
  const { requests } = await import('./community/requests.mjs');
  await withProduct((few) =>
    withProduct(async (many) => {
      await generateCommunity(few, FEW);
      await generateCommunity(many, MANY);
      await reportGrowth(requests.filter(isSelected), few, many, Number(rounds));
    }),
  );
});
