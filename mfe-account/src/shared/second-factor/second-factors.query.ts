import { queryOptions } from '@tanstack/react-query';
import { paths, type SecondFactors } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The second factors of the account. */
export const secondFactorsQuery = queryOptions({
  queryKey: ['account', 'second-factors'],
  queryFn: () => http.get<SecondFactors>(paths.api.account.secondFactors()),
});
