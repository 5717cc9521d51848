import { errorCodes, type FieldError, type PostConflict } from '@wanderwork/contracts';
import { badRequest, conflict, notFound } from '../../../platform/errors/app-error.js';

export const changedMeanwhile = ({ theirs }: PostConflict) =>
  conflict(errorCodes.postChanged, 'This post was saved elsewhere meanwhile. Nothing is lost.', { theirs });

export const notReadable = (errors: FieldError[]) =>
  badRequest(errorCodes.validation, 'Please check the marked fields.', { errors });

export const slugTaken = () => {
  const message = 'Another post has this address, or had it';
  return conflict(errorCodes.postSlugTaken, `${message}.`, {
    errors: [{ path: 'slug', rule: 'taken', message }],
  });
};

export const wasOut = () =>
  conflict(errorCodes.postWasOut, 'Only a draft that nobody ever read can be thrown away.');

export const isOut = () =>
  conflict(
    errorCodes.postIsOut,
    'Readers have this post already. Take it back first to give it another day.',
  );

export const isNotOut = () =>
  conflict(errorCodes.postNotOut, 'This post is neither out nor waiting for its day.');

export const noSuchVersion = () => notFound(errorCodes.postNotFound, 'There is no such version.');
