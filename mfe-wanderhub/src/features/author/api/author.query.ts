import { infiniteQueryOptions } from '@tanstack/react-query';
import { paths, type LibraryPage } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** What an author wrote, the newest first. */
export const authorQuery = (author: string) =>
  infiniteQueryOptions({
    queryKey: ['library', { author }],
    queryFn: ({ pageParam, signal }) =>
      http.get<LibraryPage>(paths.api.library(), { query: { author, after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
  });
