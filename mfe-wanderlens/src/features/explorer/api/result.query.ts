import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { paths, type CitySummary, type Page, type SearchAnswer } from '@wanderwork/contracts';
import { cacheTimes, http } from '@wanderwork/platform';
import { asQuery, type CityFilters } from '../model/filters';

/** A page of the list; where words were searched, also how they were read. */
export type ResultPage = Page<CitySummary> | SearchAnswer;

/**
 * The list as it grows page by page: filters alone are a list, words beside them a search, which counts. While new
 * filters are asked for, the old result stays in sight.
 */
export const resultQuery = (filters: CityFilters, saved: readonly string[] = []) =>
  infiniteQueryOptions({
    queryKey: ['cities', asQuery(filters, saved)],
    queryFn: ({ pageParam, signal }) =>
      http.get<ResultPage>(filters.q ? paths.api.search() : paths.api.cities(), {
        query: { ...asQuery(filters, saved), after: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
    placeholderData: keepPreviousData,
    ...(filters.q && { staleTime: cacheTimes.search }),
  });

/** How the words of these filters were read; null before that is known. */
export const readingOf = (pages: readonly ResultPage[], { q }: CityFilters): SearchAnswer | null => {
  const [page] = pages;
  return page && 'understood' in page && page.query === q ? page : null;
};
