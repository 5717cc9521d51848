import { PICTURE_MAX_BYTES, PICTURE_MAX_MB, pictureTypes } from '@wanderwork/contracts';

/** For a field that chooses a file. */
export const PICTURE_TYPES = pictureTypes.join(',');

const TOO_LARGE_MESSAGE = `The picture is too large: the limit is ${PICTURE_MAX_MB} MB.`;
const WRONG_TYPE_MESSAGE = 'Please choose a JPEG, PNG or WebP picture.';

/** What is taken, in words. */
export const PICTURE_REQUIREMENTS = `JPEG, PNG or WebP, up to ${PICTURE_MAX_MB} MB.`;

/** What can be said against a file before it is sent; null where nothing can. */
export const findPictureError = ({ size, type }: File): string | null => {
  if (!pictureTypes.some((known) => known === type)) return WRONG_TYPE_MESSAGE;
  return size > PICTURE_MAX_BYTES ? TOO_LARGE_MESSAGE : null;
};

/** A picture in Markdown; a bracket would end its words too early. */
export const toMarkdown = (words: string, url: string): string => `![${words.replace(/[[\]]/g, '')}](${url})`;
