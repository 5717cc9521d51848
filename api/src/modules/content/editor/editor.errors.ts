import { errorCodes, type FieldError, type PostConflict } from '@wanderwork/contracts';
import { badRequest, conflict, notFound } from '../../../platform/errors/app-error.js';

export const postChanged = ({ theirs }: PostConflict) =>
  conflict(errorCodes.postChanged, 'This post was saved elsewhere meanwhile. Nothing is lost.', { theirs });

export const postInvalid = (errors: FieldError[]) =>
  badRequest(errorCodes.validation, 'Please check the marked fields.', { errors });

export const slugTaken = () => {
  const message = 'Another post has this address, or had it';
  return conflict(errorCodes.postSlugTaken, `${message}.`, {
    errors: [{ path: 'slug', rule: 'taken', message }],
  });
};

export const postWasPublished = () =>
  conflict(errorCodes.postWasOut, 'Only a draft that nobody ever read can be thrown away.');

export const postAlreadyPublished = () =>
  conflict(
    errorCodes.postIsOut,
    'Readers have this post already. Take it back first to give it another day.',
  );

export const postNotPublished = () =>
  conflict(errorCodes.postNotOut, 'This post is neither out nor waiting for its day.');

export const versionNotFound = () => notFound(errorCodes.postNotFound, 'There is no such version.');
