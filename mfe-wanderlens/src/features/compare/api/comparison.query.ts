import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { COMPARE_MIN, paths, type Comparison } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The comparison of cities. The key contains the user, because the answer depends on the tier. */
export const comparisonQuery = (slugs: readonly string[], userId: string | null) =>
  queryOptions({
    queryKey: ['comparison', userId, ...slugs],
    queryFn: ({ signal }) =>
      http.get<Comparison>(paths.api.compare(), { query: { cities: slugs.join(',') }, signal }),
    enabled: slugs.length >= COMPARE_MIN,
    placeholderData: keepPreviousData,
  });
