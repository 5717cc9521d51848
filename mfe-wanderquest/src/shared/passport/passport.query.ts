import { queryOptions } from '@tanstack/react-query';
import { paths, type QuestPassport } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** What a member earned in runs the server has verified. */
export const passportQuery = queryOptions({
  queryKey: ['quest', 'passport'],
  queryFn: () => http.get<QuestPassport>(paths.api.quest.passport()),
});
