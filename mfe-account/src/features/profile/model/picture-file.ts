import { PICTURE_MAX_BYTES, PICTURE_MAX_MB, pictureTypes } from '@wanderwork/contracts';

/** Why a file can't be the profile picture, as far as the browser can tell; null if it can. */
export const findPictureProblem = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  if (!(pictureTypes as readonly string[]).includes(type))
    return 'Please choose a JPEG, PNG or WebP picture.';
  if (size > PICTURE_MAX_BYTES) return `This picture is too large. The limit is ${PICTURE_MAX_MB} MB.`;
  return null;
};
