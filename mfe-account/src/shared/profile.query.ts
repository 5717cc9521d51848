import { queryOptions } from '@tanstack/react-query';
import { paths, type Profile } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The profile of the signed-in member. */
export const profileQuery = queryOptions({
  queryKey: ['account', 'profile'],
  queryFn: () => http.get<Profile>(paths.api.account.profile()),
});
