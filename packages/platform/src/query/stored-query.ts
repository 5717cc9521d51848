import { hashKey, queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import { readStored, writeStored, type Guard } from './stored-cache';

interface StoredQuery<T> {
  queryKey: readonly unknown[];
  queryFn: (context: QueryFunctionContext) => Promise<T>;
  /** Whether an answer has the expected shape. Any other answer counts as a failed request and is never stored. */
  isValid: Guard<T>;
  /** How long an answer counts as fresh, in milliseconds (`cacheTimes`). */
  freshFor: number;
}

/** Releases built for an older shell pass no guard. */
const acceptAll = <T>(_value: unknown): _value is T => true;

/**
 * Query options whose answer stays in local storage. An answer older than `freshFor` is shown at once and refetched;
 * if that fails, it stays on the screen with the error. Use it for public data only: everyone who uses the browser
 * shares this storage.
 */
export const createStoredQuery = <T>({
  queryKey,
  queryFn,
  isValid = acceptAll,
  freshFor,
}: StoredQuery<T>) => {
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
