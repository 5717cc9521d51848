import { infiniteQueryOptions, keepPreviousData, type InfiniteData } from '@tanstack/react-query';
import { paths, type CitySummary, type Page, type SearchAnswer } from '@wanderwork/contracts';
import { cacheTimes, http } from '@wanderwork/platform';
import { toQuery, type CityFilters } from '../model/filters';
import { getOwnEntryName, readSearch, storeSearch } from './stored-search';

/** A page of the list; where words were searched, also how they were read. */
export type ResultPage = Page<CitySummary> | SearchAnswer;

/**
 * The list as it grows page by page: filters alone are a list, words beside them a search, which counts. While new
 * filters are asked for, the old result stays in sight. The first page of a search is stored for ten minutes, so that a
 * reload does not search again.
 */
export const resultQuery = (filters: CityFilters, saved: readonly string[] = []) => {
  const query = toQuery(filters, saved);
  return infiniteQueryOptions({
    queryKey: ['cities', query],
    queryFn: async ({ pageParam, signal }) => {
      const page = await http.get<ResultPage>(filters.q ? paths.api.search() : paths.api.cities(), {
        query: { ...query, after: pageParam },
        signal,
      });
      if (filters.q && pageParam === null) storeSearch(query, page);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
    placeholderData: keepPreviousData,
    ...(filters.q && {
      staleTime: cacheTimes.search,
      initialData: () => readStoredPages(query),
      initialDataUpdatedAt: () => readSearch(query)?.timestamp,
      meta: { storedAs: getOwnEntryName(query) },
    }),
  });
};

const readStoredPages = (
  query: Record<string, string>,
): InfiniteData<ResultPage, string | null> | undefined => {
  const page = readSearch(query)?.data;
  return page && { pages: [page], pageParams: [null] };
};

/** How the words of these filters were read; null before that is known. */
export const findReading = (pages: readonly ResultPage[], { q }: CityFilters): SearchAnswer | null => {
  const [page] = pages;
  return page && 'understood' in page && page.query === q ? page : null;
};
