import { paths, type Profile } from '@wanderwork/contracts';
import { type ProfileRequest } from '@wanderwork/contracts/requests';
import { http, session } from '@wanderwork/platform';

/** Changes the given fields, returns the new profile and refreshes the session, which holds the name in the header. */
export const changeProfile = async (request: ProfileRequest): Promise<Profile> => {
  const profile = await http.patch<Profile>(paths.api.account.profile(), request);
  await session.refetchInAllTabs();
  return profile;
};

const send = async (method: string, path: string, picture?: Blob): Promise<void> => {
  const file = picture && { body: picture, headers: { 'content-type': picture.type } };
  await http.raw(path, { method, ...file });
  await session.refetchInAllTabs();
};

/** Uploads a picture. The server stores only a resized copy without metadata. */
export const uploadPicture = (picture: Blob): Promise<void> =>
  send('PUT', paths.api.account.picture(), picture);

/** Sets the generated picture as the profile picture. */
export const setGeneratedPicture = (): Promise<void> => send('POST', paths.api.account.generatedPicture());

export const removePicture = (): Promise<void> => send('DELETE', paths.api.account.picture());
