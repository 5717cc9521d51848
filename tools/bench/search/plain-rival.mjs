import { databaseOf, rival } from '../rival.mjs';
import { addressOf } from './addresses.mjs';

/** Where a rival makes its answer of rows. */
const COMPOSER = new URL('composed.mjs', import.meta.url).href;

const bodyOf = async (url) => (await fetch(url)).json();

/** The place of a page key is sealed anew by whoever answers; all else must be the same. */
const lessKey = (answer) => JSON.stringify({ ...answer, nextKey: null });

/** A bare server that does the same work as `product` and gives the same answer, or this ends here. */
export const plainRival = async (product, ask) => {
  const { sameWork } = await import('./same-work.mjs');
  const databaseUrl = databaseOf(product.dataDir);
  const work = await sameWork(databaseUrl, ask);
  const raw = await rival({ databaseUrl, composer: COMPOSER, ...work });
  const [own, theirs] = [await bodyOf(addressOf(product, ask)), await bodyOf(raw.url)];
  if (lessKey(own) !== lessKey(theirs)) throw new Error(`${ask.what}: the rival answers something else`);
  return raw;
};
