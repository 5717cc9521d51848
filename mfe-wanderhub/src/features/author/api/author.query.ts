import { infiniteQueryOptions } from '@tanstack/react-query';
import { paths, type LibraryPage } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** Author names are not longer. */
const MAX_NAME_LENGTH = 100;

/** Whether this can be an author's name. Other names are not requested. */
export const isPossibleAuthor = (name: string): boolean =>
  name !== '' && [...name].length <= MAX_NAME_LENGTH && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name);

/** Posts of an author, newest first. */
export const authorQuery = (author: string) =>
  infiniteQueryOptions({
    queryKey: ['library', { author }],
    queryFn: ({ pageParam, signal }) =>
      http.get<LibraryPage>(paths.api.library(), { query: { author, after: pageParam }, signal }),
    enabled: isPossibleAuthor(author),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
  });
