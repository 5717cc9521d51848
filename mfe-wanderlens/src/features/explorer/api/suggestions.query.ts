import { paths, type SearchResult } from '@wanderwork/contracts';
import { cacheTimes, http, storedQuery } from '@wanderwork/platform';

/** Places that a search may have meant; kept in the browser for ten minutes. */
export const suggestionsQuery = (q: string) =>
  storedQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => http.get<SearchResult>(paths.api.search(), { query: { q }, signal }),
    freshFor: cacheTimes.search,
  });
