import { readDatabaseUrl, startRival } from '../rival.mjs';
import { createRequestUrl } from './addresses.mjs';

/** The module with which a comparison server composes its answer from rows. */
const COMPOSER = new URL('compose-answer.mjs', import.meta.url).href;

const fetchJson = async (url) => (await fetch(url)).json();

/** Page keys depend on the server's secret; everything else must be the same. */
const withoutKey = (answer) => JSON.stringify({ ...answer, nextKey: null });

/** Starts a bare server that does the same work as `product`. Throws unless it gives the same answer. */
export const startPlainRival = async (product, request) => {
  const { recordWork } = await import('./record-work.mjs');
  const databaseUrl = readDatabaseUrl(product.dataDir);
  const work = await recordWork(databaseUrl, request);
  const raw = await startRival({ databaseUrl, composer: COMPOSER, ...work });
  const [productAnswer, rivalAnswer] = [
    await fetchJson(createRequestUrl(product, request)),
    await fetchJson(raw.url),
  ];
  if (withoutKey(productAnswer) !== withoutKey(rivalAnswer))
    throw new Error(`${request.what}: the comparison server gives another answer`);
  return raw;
};
