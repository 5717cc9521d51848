#!/usr/bin/env node
import { say, step } from '../start/terminal.mjs';
import { readDatabaseUrl, startRival } from './rival.mjs';
import { runBench } from './run-bench.mjs';

const ROUNDS = 5;

const fetchBytes = async (url) => Buffer.from(await (await fetch(url)).arrayBuffer());

/**
 * Measures the API against a bare server that sends the same bytes, and against node:http + pg with the same
 * statements.
 */
await runBench(async () => {
  const { startTestProduct } = await import('../test/test-product.mjs');
  const { requestsPerSecond } = await import('./load.mjs');
  const { interleave, median, ratio, table, times } = await import('./rounds.mjs');
  const { toPageQuery } = await import('../../api/dist/modules/city-search/listing/city-list.service.js');
  const { buildCountedPageStatement } =
    await import('../../api/dist/modules/city-search/listing/page-query.js');

  const product = await startTestProduct({ RATE_LIMIT_FACTOR: '100000' });
  const cached = `${product.url}/api/sample-cities`;
  // An answer filtered by cost is never cached, so each request reads the database.
  const query = { limit: 30, maxCost: 100_000 };
  const cityList = { ...toPageQuery(query), after: null };
  const statement = buildCountedPageStatement(cityList);
  const listed = `${product.url}/api/cities?${new URLSearchParams(query)}`;
  const bytes = await startRival({ bytes: (await fetchBytes(cached)).toString('base64') });
  const rows = await startRival({
    databaseUrl: readDatabaseUrl(product.dataDir),
    statements: [{ sql: statement.text, parameters: statement.values }],
  });
  try {
    const results = await interleave(
      {
        cachedApi: () => requestsPerSecond(cached),
        cachedRaw: () => requestsPerSecond(bytes.url),
        listApi: () => requestsPerSecond(listed),
        listRaw: () => requestsPerSecond(rows.url),
      },
      ROUNDS,
      (round, rounds) => step(`round ${round} of ${rounds}`),
    );
    const formatRate = (name) => Math.round(median(results[name])).toLocaleString('en');
    const row = (what, api, raw, goal) => [
      what,
      formatRate(api),
      formatRate(raw),
      times(ratio(results[api], results[raw])),
      goal,
    ];
    say();
    say(
      table(
        ['What', 'API, requests/s', 'Rival, requests/s', 'Ratio, median (lowest–highest)', 'Goal'],
        [
          row(
            'A cached list (`/api/sample-cities`) against node:http with the same bytes',
            'cachedApi',
            'cachedRaw',
            '≥ 0.5×',
          ),
          row(
            'A list from the database (`/api/cities?limit=30&maxCost=100000`) against node:http + pg',
            'listApi',
            'listRaw',
            '≥ 0.6×',
          ),
        ],
      ),
    );
  } finally {
    bytes.stop();
    rows.stop();
    await product.stop();
  }
});
