import { hashKey } from '@tanstack/react-query';
import { type SearchAnswer } from '@wanderwork/contracts';
import {
  cacheTimes,
  hasFields,
  hasPersonalEntry,
  toPersonalName,
  readStored,
  useSession,
  writeStored,
  type StoredEntry,
} from '@wanderwork/platform';

type Query = Record<string, string>;

const hasAnswerFields = hasFields<SearchAnswer>({
  query: 'string',
  items: 'array',
  total: 'number',
  understood: 'array',
  notUnderstood: 'array',
  contradictions: 'array',
  ranking: 'object',
  hits: 'array',
  topics: 'array',
  months: 'array',
  facts: 'object',
});

/** Searches stored by an earlier release lack fields and are dropped. */
const isSearchAnswer = (value: unknown): value is SearchAnswer => {
  if (!hasAnswerFields(value)) return false;
  const { near, place, intent } = value;
  return (
    (near === null || (Array.isArray(near?.items) && near.like !== undefined)) &&
    (place === null || (Array.isArray(place?.answers) && Array.isArray(place.sources))) &&
    (intent === null || !!intent?.is)
  );
};

const getSearchName = (query: Query): string => hashKey(['search', query]);

/** The name of the stored entry for the current user. */
export const getOwnEntryName = (query: Query): string =>
  toPersonalName(useSession.getState().user?.id ?? null, getSearchName(query));

/** Whether this search may be stored for a user while the session is still loading. */
export const mightBeStored = (query: Query): boolean =>
  useSession.getState().isLoading && hasPersonalEntry(getSearchName(query));

/** The first page of this search if the current user made it in the last ten minutes; null otherwise. */
export const readSearch = (query: Query): StoredEntry<SearchAnswer> | null => {
  if (useSession.getState().isLoading) return null;
  const entry = readStored(getOwnEntryName(query), isSearchAnswer);
  return entry && entry.timestamp > Date.now() - cacheTimes.search ? entry : null;
};

/** Searches are personal: the entry contains the user's id, and signing out removes it. */
export const storeSearch = (query: Query, page: unknown): void => {
  if (!useSession.getState().isLoading && isSearchAnswer(page)) writeStored(getOwnEntryName(query), page);
};
