import type { PostText } from '@wanderwork/contracts';
import { ReadablePost, findValidationErrors } from '@wanderwork/contracts/requests';
import { postInvalid } from './editor.errors.js';

/** Throws one error that lists every field that is not ready to be published. */
export const assertReadable = ({ title, slug, author, sources, content }: PostText): void => {
  const errors = findValidationErrors(ReadablePost, { title, slug, author, sources, content });
  if (errors.length > 0) throw postInvalid(errors);
};
