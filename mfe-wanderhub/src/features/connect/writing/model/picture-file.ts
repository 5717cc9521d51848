import { PICTURE_MAX_BYTES, PICTURE_MAX_MB, pictureTypes } from '@wanderwork/contracts';

/** Why a chosen file can't be uploaded; null if it can. */
export const findPictureFileError = (file: File | null | undefined): string | null => {
  if (!file || !pictureTypes.some((type) => type === file.type))
    return 'Please choose a JPEG, PNG or WebP picture';
  return file.size > PICTURE_MAX_BYTES ? `The picture is too large: the limit is ${PICTURE_MAX_MB} MB` : null;
};
