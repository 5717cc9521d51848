import type { OpenPage } from '@wanderwork/contracts';

export const PAGE_SIZE = 50;

/** How many rows to query: one more than a page shows tells whether another page follows. */
export const ROWS_TO_FETCH = PAGE_SIZE + 1;

/** Makes a page of the queried rows. */
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
