import { paths, type Preferences } from '@wanderwork/contracts';
import type { PreferencesRequest } from '@wanderwork/contracts/requests';
import { http } from '../http/http';
import { session } from '../session/session';

/** Saves the given preferences to the account, and so for all of the person's browsers. Returns all preferences. */
export const savePreferences = async (request: PreferencesRequest): Promise<Preferences> => {
  const { newsletter, ...preferences } = await http.patch<Preferences>(
    paths.api.account.preferences(),
    request,
  );
  session.update({ preferences });
  return { newsletter, ...preferences };
};
