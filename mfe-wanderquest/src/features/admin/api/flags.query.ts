import { infiniteQueryOptions } from '@tanstack/react-query';
import { paths, type AdminQuestFlag, type OpenPage } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** Runs whose logs were refused, newest first. */
export const flagsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'quest', 'flags'],
  queryFn: ({ pageParam }) =>
    http.get<OpenPage<AdminQuestFlag>>(paths.api.admin.questFlags(), { query: { after: pageParam } }),
  initialPageParam: '',
  getNextPageParam: ({ nextKey }) => nextKey,
});
