import {
  infiniteQueryOptions,
  keepPreviousData,
  type InfiniteData,
  queryOptions,
} from '@tanstack/react-query';
import { paths, type CityList, type CitySummary, type SearchAnswer } from '@wanderwork/contracts';
import { cacheTimes, http } from '@wanderwork/platform';
import { toQuery, type CityFilters } from '../model/filters';
import { getOwnEntryName, readSearch, storeSearch } from './stored-search';

/** A page of the list, or of a search with the parsed query. */
export type ResultPage = CityList | SearchAnswer;

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

const MAX_PAGE_SIZE = 100;
/** The number of pages that cover every city scored in the browser. */
const MAX_PAGES = 20;

/** All cities that match the filters, for orders that only the browser can compute. */
export const allCitiesQuery = (filters: CityFilters, saved: readonly string[] = []) => {
  const query = toQuery({ ...filters, sort: 'irex' }, saved);
  return queryOptions({
    queryKey: ['cities', 'all', query],
    queryFn: async ({ signal }) => {
      const list = filters.q ? paths.api.search() : paths.api.cities();
      const cities: CitySummary[] = [];
      let after: string | null = null;
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const { items, nextKey }: ResultPage = await http.get(list, {
          query: { ...query, limit: MAX_PAGE_SIZE, after },
          signal,
        });
        cities.push(...items);
        if (nextKey === null) break;
        after = nextKey;
      }
      return cities;
    },
    placeholderData: keepPreviousData,
  });
};
