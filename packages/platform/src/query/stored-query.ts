import { hashKey, queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import { readStored, writeStored } from './stored-cache';

interface StoredQuery<T> {
  queryKey: readonly unknown[];
  queryFn: (context: QueryFunctionContext) => Promise<T>;
  /** How long an answer counts as fresh, in milliseconds (`cacheTimes`). */
  freshFor: number;
}

/**
 * Query options whose answer outlives the page in local storage. An answer older than `freshFor` is shown at once and
 * asked for again; if that fails, it stays on the screen beside the error. For public data only: the store is shared
 * by everyone who uses the browser.
 */
export const storedQuery = <T>({ queryKey, queryFn, freshFor }: StoredQuery<T>) => {
  const name = hashKey(queryKey);
  return queryOptions({
    queryKey,
    queryFn: async (context) => {
      const data = await queryFn(context);
      writeStored(name, data);
      return data;
    },
    staleTime: freshFor,
    initialData: () => readStored<T>(name)?.data,
    initialDataUpdatedAt: () => readStored<T>(name)?.timestamp,
  });
};
