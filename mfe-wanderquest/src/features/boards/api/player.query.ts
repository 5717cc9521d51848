import { queryOptions } from '@tanstack/react-query';
import { paths, type QuestPlayer } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** Under which name somebody stands on boards, and whether they want to. */
export const playerQuery = (user: string) =>
  queryOptions({
    queryKey: ['quest', 'player', user],
    queryFn: () => http.get<QuestPlayer>(paths.api.quest.player()),
  });

export const setNameVisible = (named: boolean): Promise<QuestPlayer> =>
  http.put<QuestPlayer>(paths.api.quest.player(), { named });
