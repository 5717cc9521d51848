import { missing } from '../http/problems.mjs';

const MOST = 100;
const USUAL = 10;

const newestFirst = (one, other) => other.created - one.created;

/** One page of `objects`, newest first, as Stripe cuts it. */
export const page = (objects, { limit, starting_after: after }, url, kind) => {
  // What came later in the same second stands later in the store.
  const sorted = [...objects].reverse().sort(newestFirst);
  const found = after === undefined ? -1 : sorted.findIndex(({ id }) => id === after);
  if (after !== undefined && found === -1) throw missing(kind, after, 'starting_after');
  const from = found + 1;
  const size = Math.min(MOST, Number(limit ?? USUAL));
  return {
    object: 'list',
    url,
    data: sorted.slice(from, from + size),
    has_more: sorted.length > from + size,
  };
};
