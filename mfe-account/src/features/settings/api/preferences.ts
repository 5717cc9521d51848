import { queryOptions } from '@tanstack/react-query';
import { paths, type Preferences } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

export const preferencesQuery = queryOptions({
  queryKey: ['account', 'preferences'],
  queryFn: () => http.get<Preferences>(paths.api.account.preferences()),
});
