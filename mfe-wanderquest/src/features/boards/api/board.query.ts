import { infiniteQueryOptions } from '@tanstack/react-query';
import { paths, type QuestBoard } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** A leaderboard from its first place. The key includes the user, whose own row comes with the first page. */
export const boardQuery = (board: string, user: string | null) =>
  infiniteQueryOptions({
    queryKey: ['quest', 'board', board, user],
    queryFn: ({ pageParam }) =>
      http.get<QuestBoard>(paths.api.quest.leaderboard(board), { query: { cursor: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ nextKey }) => nextKey,
    // It changes with every finished run.
    staleTime: 0,
  });
