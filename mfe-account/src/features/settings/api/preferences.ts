import { queryOptions } from '@tanstack/react-query';
import { paths, type Preferences } from '@wanderwork/contracts';
import { type PreferencesRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';

export const preferencesQuery = queryOptions({
  queryKey: ['account', 'preferences'],
  queryFn: () => http.get<Preferences>(paths.api.account.preferences()),
});

/** Changes what is named; gives the preferences as they are then. */
export const changePreferences = (request: PreferencesRequest): Promise<Preferences> =>
  http.patch<Preferences>(paths.api.account.preferences(), request);
