import { queryOptions } from '@tanstack/react-query';
import { paths, type IrexPreferences, type OwnRank } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** Where a city stands by these wishes; drawn by the server, which knows how far each figure may be off. */
export const ownRankQuery = (slug: string, preferences: IrexPreferences, userId: string | null) =>
  queryOptions({
    queryKey: ['own-rank', userId, slug, preferences],
    queryFn: ({ signal }) => http.post<OwnRank>(paths.api.ownRank(slug), preferences, { signal }),
  });
