import { databaseOf, rival } from '../rival.mjs';
import { addressOf } from './addresses.mjs';

/** The module with which a comparison server composes its answer from rows. */
const COMPOSER = new URL('composed.mjs', import.meta.url).href;

const fetchJson = async (url) => (await fetch(url)).json();

/** Page keys depend on the server's secret; everything else must be the same. */
const withoutKey = (answer) => JSON.stringify({ ...answer, nextKey: null });

/** Starts a bare server that does the same work as `product`. Throws unless it gives the same answer. */
export const plainRival = async (product, ask) => {
  const { sameWork } = await import('./same-work.mjs');
  const databaseUrl = databaseOf(product.dataDir);
  const work = await sameWork(databaseUrl, ask);
  const raw = await rival({ databaseUrl, composer: COMPOSER, ...work });
  const [productAnswer, rivalAnswer] = [await fetchJson(addressOf(product, ask)), await fetchJson(raw.url)];
  if (withoutKey(productAnswer) !== withoutKey(rivalAnswer))
    throw new Error(`${ask.what}: the comparison server gives another answer`);
  return raw;
};
