import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { COMPARE_MIN, paths, type Comparison } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The cities beside each other. Another person may see more, so the answer is kept under who asks. */
export const comparisonQuery = (slugs: readonly string[], userId: string | null) =>
  queryOptions({
    queryKey: ['comparison', userId, ...slugs],
    queryFn: ({ signal }) =>
      http.get<Comparison>(paths.api.compare(), { query: { cities: slugs.join(',') }, signal }),
    enabled: slugs.length >= COMPARE_MIN,
    placeholderData: keepPreviousData,
  });
