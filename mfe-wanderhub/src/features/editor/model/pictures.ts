import { PICTURE_MAX_BYTES, PICTURE_MAX_MB, pictureTypes } from '@wanderwork/contracts';

/** For the `accept` attribute of a file input. */
export const PICTURE_TYPES = pictureTypes.join(',');

const TOO_LARGE_MESSAGE = `The picture is too large: the limit is ${PICTURE_MAX_MB} MB.`;
const WRONG_TYPE_MESSAGE = 'Please choose a JPEG, PNG or WebP picture.';

/** Accepted types and size. */
export const PICTURE_REQUIREMENTS = `JPEG, PNG or WebP, up to ${PICTURE_MAX_MB} MB.`;

/** Checks a file before the upload; null if it is fine. */
export const findPictureError = ({ size, type }: File): string | null => {
  if (!pictureTypes.some((isKnownType) => isKnownType === type)) return WRONG_TYPE_MESSAGE;
  return size > PICTURE_MAX_BYTES ? TOO_LARGE_MESSAGE : null;
};

/** Markdown for an image. Brackets are removed from the alt text, because they would end it. */
export const toMarkdown = (words: string, url: string): string => `![${words.replace(/[[\]]/g, '')}](${url})`;
