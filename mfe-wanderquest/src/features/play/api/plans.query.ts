import { queryOptions } from '@tanstack/react-query';
import { paths, type PlanList } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The prices of the plans with the game. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: () => http.get<PlanList>(paths.api.billing.plans()),
});
