import { paths, type Profile } from '@wanderwork/contracts';
import { type ProfileRequest } from '@wanderwork/contracts/requests';
import { http, session } from '@wanderwork/platform';

/** Changes the given fields, returns the new profile and refreshes the session, which holds the name in the header. */
export const changeProfile = async (request: ProfileRequest): Promise<Profile> => {
  const profile = await http.patch<Profile>(paths.api.account.profile(), request);
  await session.refetchInAllTabs();
  return profile;
};
