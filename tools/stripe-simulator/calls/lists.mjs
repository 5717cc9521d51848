import { createMissingError } from '../problems.mjs';

const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 10;

const compareNewestFirst = (one, other) => other.created - one.created;

/** Returns one page of `objects`, newest first, as Stripe does. */
export const toPage = (objects, { limit, starting_after: after }, url, kind) => {
  // Objects created later in the same second are stored later.
  const sorted = [...objects].reverse().sort(compareNewestFirst);
  const found = after === undefined ? -1 : sorted.findIndex(({ id }) => id === after);
  if (after !== undefined && found === -1) throw createMissingError(kind, after, 'starting_after');
  const from = found + 1;
  const size = Math.min(MAX_LIMIT, Number(limit ?? DEFAULT_LIMIT));
  return {
    object: 'list',
    url,
    data: sorted.slice(from, from + size),
    has_more: sorted.length > from + size,
  };
};
