import { paths, type Preferences } from '@wanderwork/contracts';
import type { PreferencesRequest } from '@wanderwork/contracts/requests';
import { http } from '../http/http';
import { session } from '../session/session';

/** Changes what is named, for the account and so for every browser of its owner; gives the preferences as they are then. */
export const savePreferences = async (request: PreferencesRequest): Promise<Preferences> => {
  const { newsletter, ...preferences } = await http.patch<Preferences>(
    paths.api.account.preferences(),
    request,
  );
  session.update({ preferences });
  return { newsletter, ...preferences };
};
