import { errorCodes, formatLocalDate, type ErrorBody, type PostChanged } from '@wanderwork/contracts';
import { getServerMessage, HttpError } from '@wanderwork/platform';

const readDetail = (error: HttpError, name: string): unknown =>
  (error.body as (ErrorBody & Record<string, unknown>) | null)?.[name];

const isText = (value: unknown): value is string => typeof value === 'string';

/** What the server stores now, from its answer to a stale edit; null if the error is another one. */
export const findStoredText = (error: unknown): PostChanged | null => {
  if (!(error instanceof HttpError) || error.code !== errorCodes.connectChanged) return null;
  const [revision, theirs] = [readDetail(error, 'revision'), readDetail(error, 'theirs')];
  return typeof revision === 'number' && isText(theirs) ? { revision, theirs } : null;
};

/** Whether the request may succeed later without a change: no connection, or the server can't answer now. */
export const isTemporary = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status >= 500 || error.code === errorCodes.rateLimited;

export const describePause = (until: string): string =>
  `You can read but not write until ${formatLocalDate(until)}.`;

/** Why something was not sent, for the person who wrote it. */
export const describeSendError = (error: unknown): string => {
  if (!(error instanceof HttpError)) return 'We couldn’t reach the server.';
  const until = readDetail(error, 'until');
  if (error.code === errorCodes.connectPaused && isText(until)) return describePause(until);
  return getServerMessage(error, 'Something went wrong on our side.');
};
