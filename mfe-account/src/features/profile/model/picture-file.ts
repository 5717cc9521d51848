import { PICTURE_MAX_BYTES, PICTURE_MAX_MB, pictureTypes } from '@wanderwork/contracts';

/** Why a file cannot be one's picture, as far as it can be told before it is sent; null when nothing speaks against it. */
export const findPictureProblem = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  if (!(pictureTypes as readonly string[]).includes(type))
    return 'Please choose a JPEG, PNG or WebP picture.';
  if (size > PICTURE_MAX_BYTES) return `This picture is too large: ${PICTURE_MAX_MB} MB are the most.`;
  return null;
};
