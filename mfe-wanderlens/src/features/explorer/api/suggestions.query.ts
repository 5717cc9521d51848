import { paths, type SearchResult } from '@wanderwork/contracts';
import { cacheTimes, http, storedQuery } from '@wanderwork/platform';

/** Places that what is typed may mean; kept in the browser for ten minutes. Not a search that counts. */
export const suggestionsQuery = (q: string) =>
  storedQuery({
    queryKey: ['search-suggestions', q],
    queryFn: ({ signal }) => http.get<SearchResult>(paths.api.searchSuggestions(), { query: { q }, signal }),
    freshFor: cacheTimes.search,
  });
