import { paths, type Profile } from '@wanderwork/contracts';
import { type ProfileRequest } from '@wanderwork/contracts/requests';
import { http, session } from '@wanderwork/platform';

/** Changes what is named; gives the profile as it is then. The name in the header follows. */
export const changeProfile = async (request: ProfileRequest): Promise<Profile> => {
  const profile = await http.patch<Profile>(paths.api.account.profile(), request);
  await session.changed();
  return profile;
};
