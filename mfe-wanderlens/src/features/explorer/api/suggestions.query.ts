import { queryOptions } from '@tanstack/react-query';
import { paths, type SearchResult } from '@wanderwork/contracts';
import { cacheTimes, http } from '@wanderwork/platform';

/** Suggested places for a typed text. They do not count as a search and are not stored. */
export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['search-suggestions', q],
    queryFn: ({ signal }) => http.get<SearchResult>(paths.api.searchSuggestions(), { query: { q }, signal }),
    staleTime: cacheTimes.search,
  });
