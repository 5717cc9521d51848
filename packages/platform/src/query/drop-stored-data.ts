import type { QueryClient } from '@tanstack/react-query';
import { dropStored } from './stored-cache';

/**
 * Removes the data of every stored query on this page from memory and storage, so that the next read asks the server.
 * Returns whether there was any.
 */
export const dropStoredData = (client: QueryClient): boolean => {
  const cache = client.getQueryCache();
  const queries = cache.findAll({
    predicate: ({ meta, state }) => meta?.storedAs !== undefined && state.data !== undefined,
  });
  for (const query of queries) {
    dropStored(String(query.meta?.storedAs));
    cache.remove(query);
  }
  return queries.length > 0;
};
