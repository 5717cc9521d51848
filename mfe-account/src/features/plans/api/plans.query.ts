import { queryOptions } from '@tanstack/react-query';
import { paths, type PlanList } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The plans for sale with their prices. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: () => http.get<PlanList>(paths.api.billing.plans()),
});
