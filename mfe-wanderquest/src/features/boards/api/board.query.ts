import { infiniteQueryOptions } from '@tanstack/react-query';
import { paths, type QuestBoard } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** A board from its first place on. `user` is who asks, for their own row comes with the first page. */
export const boardQuery = (board: string, user: string | null) =>
  infiniteQueryOptions({
    queryKey: ['quest', 'board', board, user],
    queryFn: ({ pageParam }) =>
      http.get<QuestBoard>(paths.api.quest.leaderboard(board), { query: { cursor: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ nextKey }) => nextKey,
    // It changes with every run that ends.
    staleTime: 0,
  });
