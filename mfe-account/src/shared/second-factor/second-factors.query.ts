import { queryOptions } from '@tanstack/react-query';
import { paths, type SecondFactors } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** What the account asks for besides its password. */
export const secondFactorsQuery = queryOptions({
  queryKey: ['account', 'second-factors'],
  queryFn: () => http.get<SecondFactors>(paths.api.account.secondFactors()),
});
