import { hashKey } from '@tanstack/react-query';
import { type SearchAnswer } from '@wanderwork/contracts';
import {
  cacheTimes,
  hasFields,
  isStoredForSomebody,
  personalName,
  readStored,
  useSession,
  writeStored,
  type StoredEntry,
} from '@wanderwork/platform';

type Query = Record<string, string>;

const isSearchAnswer = hasFields<SearchAnswer>({
  query: 'string',
  items: 'array',
  total: 'number',
  understood: 'array',
  notUnderstood: 'array',
  contradictions: 'array',
  ranking: 'object',
  hits: 'array',
});

const getSearchName = (query: Query): string => hashKey(['search', query]);

/** The name of the entry for the person who is here. */
export const getOwnEntryName = (query: Query): string =>
  personalName(useSession.getState().user?.id ?? null, getSearchName(query));

/** Whether the first page of this search may be in the browser while it is not known yet who is here. */
export const mightBeStored = (query: Query): boolean =>
  useSession.getState().isLoading && isStoredForSomebody(getSearchName(query));

/** The first page of a search of the last ten minutes, of the person who is here; null otherwise. */
export const readSearch = (query: Query): StoredEntry<SearchAnswer> | null => {
  if (useSession.getState().isLoading) return null;
  const entry = readStored(getOwnEntryName(query), isSearchAnswer);
  return entry && entry.timestamp > Date.now() - cacheTimes.search ? entry : null;
};

/** What people search for is theirs: the entry carries the id of its owner, and signing out removes it. */
export const storeSearch = (query: Query, page: unknown): void => {
  if (!useSession.getState().isLoading && isSearchAnswer(page)) writeStored(getOwnEntryName(query), page);
};
