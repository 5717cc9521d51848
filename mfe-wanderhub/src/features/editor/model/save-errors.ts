import { errorCodes, type PostConflict } from '@wanderwork/contracts';
import { HttpError, getServerMessage } from '@wanderwork/platform';

const UNREACHABLE = 'the server could not be reached';

/** The conflicting save; null for other errors. */
export const findConflict = (error: unknown): PostConflict['theirs'] | null =>
  error instanceof HttpError && error.code === errorCodes.postChanged && error.body && 'theirs' in error.body
    ? (error.body.theirs as PostConflict['theirs'])
    : null;

export const toProblem = (error: unknown): string => {
  const fieldMessage = error instanceof HttpError ? error.body?.errors?.[0]?.message : undefined;
  return fieldMessage ?? getServerMessage(error, UNREACHABLE);
};

/** Client errors other than 429 are not retried. */
export const isRejected = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429;
