import { infiniteQueryOptions, keepPreviousData, type InfiniteData } from '@tanstack/react-query';
import { paths, type CitySummary, type Page, type SearchAnswer } from '@wanderwork/contracts';
import { cacheTimes, http } from '@wanderwork/platform';
import { toQuery, type CityFilters } from '../model/filters';
import { getOwnEntryName, readSearch, storeSearch } from './stored-search';

/** A page of the list, or of a search with the parsed query. */
export type ResultPage = Page<CitySummary> | SearchAnswer;

/**
 * The result, page by page. Filters alone request a list; a query makes it a search, which counts. The old result is
 * shown until the new one arrives. The first page of a search is stored for ten minutes, so that a reload does not
 * count again.
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

/** How the query was parsed; null until the answer is here. */
export const findReading = (pages: readonly ResultPage[], { q }: CityFilters): SearchAnswer | null => {
  const [page] = pages;
  return page && 'understood' in page && page.query === q ? page : null;
};
