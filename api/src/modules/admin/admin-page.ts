import type { OpenPage } from '@wanderwork/contracts';

export const PAGE_SIZE = 50;

/** How many rows to ask for: one more than are shown tells whether it is the last page. */
export const ROWS_TO_FETCH = PAGE_SIZE + 1;

/** One page out of the rows that were asked for. */
export const toPage = <Row extends { id: string }, T>(
  rows: readonly Row[],
  toItem: (row: Row) => T,
): OpenPage<T> => {
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    items: shown.map(toItem),
    nextKey: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
};
