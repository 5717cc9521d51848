import { queryOptions } from '@tanstack/react-query';
import { paths, type AdminQuestBalance } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** How the latest runs ended. */
export const balanceQuery = queryOptions({
  queryKey: ['admin', 'quest', 'balance'],
  queryFn: () => http.get<AdminQuestBalance>(paths.api.admin.questBalance()),
});
