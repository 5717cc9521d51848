import type { PostWords } from '@wanderwork/contracts';
import { ReadablePost, validationErrors } from '@wanderwork/contracts/requests';
import { notReadable } from './editor.errors.js';

/** Throws with every field that is not fit to be read. */
export const refuseUnreadable = ({ title, slug, author, sources, content }: PostWords): void => {
  const errors = validationErrors(ReadablePost, { title, slug, author, sources, content });
  if (errors.length > 0) throw notReadable(errors);
};
