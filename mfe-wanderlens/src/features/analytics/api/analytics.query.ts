import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { paths, type CityAnalytics, type IrexPreferences, type OwnRank } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** A city's rank for these preferences. The server computes it because it knows the error of each figure. */
export const ownRankQuery = (slug: string, preferences: IrexPreferences, userId: string | null) =>
  queryOptions({
    queryKey: ['own-rank', userId, slug, preferences],
    queryFn: ({ signal }) => http.post<OwnRank>(paths.api.ownRank(slug), preferences, { signal }),
  });

/** A city's analytics. The key contains the user, because the answer depends on the tier. */
export const analyticsQuery = (slug: string, home: string | null, userId: string | null) =>
  queryOptions({
    queryKey: ['analytics', userId, slug, home],
    queryFn: ({ signal }) =>
      http.get<CityAnalytics>(paths.api.cityAnalytics(slug), { query: { home }, signal }),
    placeholderData: keepPreviousData,
  });
