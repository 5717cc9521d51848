import { paths } from '@wanderwork/contracts';
import { http, session } from '@wanderwork/platform';

const send = async (method: string, path: string, picture?: Blob): Promise<void> => {
  const file = picture && { body: picture, headers: { 'content-type': picture.type } };
  await http.raw(path, { method, ...file });
  await session.changed();
};

/** Sends a picture as it is; the server makes a small one of it and keeps nothing else. */
export const uploadPicture = (picture: Blob): Promise<void> =>
  send('PUT', paths.api.account.picture(), picture);

/** Takes the picture that the atlas draws for this person. */
export const useDrawnPicture = (): Promise<void> => send('POST', paths.api.account.generatedPicture());

export const removePicture = (): Promise<void> => send('DELETE', paths.api.account.picture());
