import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { paths, type CitySummary, type Page } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { writeFilters, type CityFilters } from '../model/filters';

/** The list as it grows page by page. While new filters are asked for, the old result stays in sight. */
export const citiesQuery = (filters: CityFilters) =>
  infiniteQueryOptions({
    queryKey: ['cities', filters],
    queryFn: ({ pageParam, signal }) =>
      http.get<Page<CitySummary>>(paths.api.cities(), {
        query: { ...writeFilters(filters), after: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
    placeholderData: keepPreviousData,
  });
