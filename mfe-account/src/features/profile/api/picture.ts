import { paths } from '@wanderwork/contracts';
import { http, session } from '@wanderwork/platform';

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
