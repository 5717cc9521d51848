import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { paths, type LibraryPage } from '@wanderwork/contracts';
import { cacheTimes, http, readStored, writeStored } from '@wanderwork/platform';
import { asQuery, isWhole, type LibraryFilters } from '../model/library-filters';

/** Under which the first page of the whole library outlives the page. */
const STORED = 'library';

const firstPage = () => readStored<LibraryPage>(STORED);

const stored = () => {
  const page = firstPage()?.data;
  return page && { pages: [page], pageParams: [null] };
};

/**
 * The library as it grows page by page. The first page of the whole is kept in the browser for half an hour, and stands
 * in for it where the server cannot be asked.
 */
export const libraryQuery = (filters: LibraryFilters) =>
  infiniteQueryOptions({
    queryKey: ['library', asQuery(filters)],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...asQuery(filters), after: pageParam };
      const page = await http.get<LibraryPage>(paths.api.library(), { query, signal });
      if (isWhole(filters) && pageParam === null) writeStored(STORED, page);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
    placeholderData: keepPreviousData,
    staleTime: cacheTimes.blogPosts,
    ...(isWhole(filters) && {
      initialData: stored,
      initialDataUpdatedAt: () => firstPage()?.timestamp,
    }),
  });
