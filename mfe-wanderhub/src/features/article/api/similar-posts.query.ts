import { queryOptions } from '@tanstack/react-query';
import { paths, type LibraryPage } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

const MAX_RESULTS = 3;

/** Guides that match the words of an unknown article address. */
export const similarPostsQuery = (words: string) =>
  queryOptions({
    queryKey: ['guides-near', words],
    queryFn: ({ signal }) =>
      http.get<LibraryPage>(paths.api.library(), { query: { q: words, limit: String(MAX_RESULTS) }, signal }),
    enabled: words !== '',
  });
