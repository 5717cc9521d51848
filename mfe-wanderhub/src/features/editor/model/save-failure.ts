import { errorCodes, type PostConflict } from '@wanderwork/contracts';
import { HttpError, serverMessage } from '@wanderwork/platform';

const AWAY = 'the server could not be reached';

/** The other save, where one came first. */
export const theirsIn = (error: unknown): PostConflict['theirs'] | null =>
  error instanceof HttpError && error.code === errorCodes.postChanged && error.body && 'theirs' in error.body
    ? (error.body.theirs as PostConflict['theirs'])
    : null;

export const problemIn = (error: unknown): string => {
  const first = error instanceof HttpError ? error.body?.errors?.[0]?.message : undefined;
  return first ?? serverMessage(error, AWAY);
};

/** Asking again for what was refused would be refused again. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429;
