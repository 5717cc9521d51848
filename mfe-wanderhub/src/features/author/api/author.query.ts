import { infiniteQueryOptions } from '@tanstack/react-query';
import { paths, type LibraryPage } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** Nobody signs with more. */
const MAX_NAME_LENGTH = 100;

/** Whether somebody could have signed so; the server is not asked for anything else. */
export const isPossibleAuthor = (name: string): boolean => name !== '' && [...name].length <= MAX_NAME_LENGTH;

/** What an author wrote, the newest first. */
export const authorQuery = (author: string) =>
  infiniteQueryOptions({
    queryKey: ['library', { author }],
    queryFn: ({ pageParam, signal }) =>
      http.get<LibraryPage>(paths.api.library(), { query: { author, after: pageParam }, signal }),
    enabled: isPossibleAuthor(author),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
  });
