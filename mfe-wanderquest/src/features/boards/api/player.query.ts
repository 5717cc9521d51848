import { queryOptions } from '@tanstack/react-query';
import { paths, type QuestPlayer } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The player's leaderboard name, and whether it is shown. */
export const playerQuery = (user: string) =>
  queryOptions({
    queryKey: ['quest', 'player', user],
    queryFn: () => http.get<QuestPlayer>(paths.api.quest.player()),
  });

export const setNameVisible = (named: boolean): Promise<QuestPlayer> =>
  http.put<QuestPlayer>(paths.api.quest.player(), { named });
