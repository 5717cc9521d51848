import { errorCodes, type FieldError, type PostConflict } from '@wanderwork/contracts';
import { badRequest, conflict, notFound } from '../../platform/errors/app-error.js';

export const postChanged = ({ theirs }: PostConflict) =>
  conflict(errorCodes.postChanged, 'Someone saved this post while you were editing. Both texts are kept.', {
    theirs,
  });

export const postInvalid = (errors: FieldError[]) =>
  badRequest(errorCodes.validation, 'Please check the marked fields.', { errors });

export const slugInUse = () => {
  const message = 'Another post uses or used this address';
  return conflict(errorCodes.postSlugInUse, `${message}.`, {
    errors: [{ path: 'slug', rule: 'taken', message }],
  });
};

export const postWasPublished = () =>
  conflict(errorCodes.postWasOut, 'You can only delete a draft that was never published.');

export const postAlreadyPublished = () =>
  conflict(errorCodes.postIsOut, 'This post is already published. Unpublish it first to schedule it.');

export const postNotPublished = () =>
  conflict(errorCodes.postNotOut, 'This post is neither published nor scheduled.');

export const versionNotFound = () => notFound(errorCodes.postNotFound, 'There is no such version.');

export const postNotFound = () => notFound(errorCodes.postNotFound, 'There is no such post.');
