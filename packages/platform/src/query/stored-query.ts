import { hashKey, queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import { readStored, writeStored, type Guard } from './stored-cache';

interface StoredQuery<T> {
  queryKey: readonly unknown[];
  queryFn: (context: QueryFunctionContext) => Promise<T>;
  /** Whether an answer has the expected shape. Anything else counts as a failed request, and is never stored. */
  isValid: Guard<T>;
  /** How long an answer counts as fresh, in milliseconds (`cacheTimes`). */
  freshFor: number;
}

/** Releases that were built for an older shell pass no guard. */
const acceptAll = <T>(_value: unknown): _value is T => true;

/**
 * Query options whose answer outlives the page in local storage. An answer older than `freshFor` is shown at once and
 * asked for again; if that fails, it stays on the screen beside the error. For public data only: the store is shared
 * by everyone who uses the browser.
 */
export const storedQuery = <T>({ queryKey, queryFn, isValid = acceptAll, freshFor }: StoredQuery<T>) => {
  const name = hashKey(queryKey);
  return queryOptions({
    queryKey,
    queryFn: async (context) => {
      const data = await queryFn(context);
      if (!isValid(data)) throw new TypeError(`Unexpected data for ${name}`);
      writeStored(name, data);
      return data;
    },
    staleTime: freshFor,
    initialData: () => readStored(name, isValid)?.data,
    initialDataUpdatedAt: () => readStored(name, isValid)?.timestamp,
    meta: { storedAs: name },
  });
};
