import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { paths, type CityAnalytics } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** A city's analytics. The key contains the user, because the answer depends on the tier. */
export const analyticsQuery = (slug: string, home: string | null, userId: string | null) =>
  queryOptions({
    queryKey: ['analytics', userId, slug, home],
    queryFn: ({ signal }) =>
      http.get<CityAnalytics>(paths.api.cityAnalytics(slug), { query: { home }, signal }),
    placeholderData: keepPreviousData,
  });
