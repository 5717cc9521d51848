import { queryOptions } from '@tanstack/react-query';
import { paths, type SearchResult } from '@wanderwork/contracts';
import { cacheTimes, http } from '@wanderwork/platform';

/** Places that what is typed may mean. Not a search that counts; what people type is theirs and is not stored. */
export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['search-suggestions', q],
    queryFn: ({ signal }) => http.get<SearchResult>(paths.api.searchSuggestions(), { query: { q }, signal }),
    staleTime: cacheTimes.search,
  });
