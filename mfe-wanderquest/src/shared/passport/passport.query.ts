import { queryOptions } from '@tanstack/react-query';
import { paths, type QuestPassport } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** What a member came by in runs that the server has played again. */
export const passportQuery = queryOptions({
  queryKey: ['quest', 'passport'],
  queryFn: () => http.get<QuestPassport>(paths.api.quest.passport()),
});
