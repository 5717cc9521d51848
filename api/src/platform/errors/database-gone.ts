/** SQLSTATE classes and Node error codes which mean that no database can be reached now. */
const sqlStates = /^(08|57P|53300)/;
const nodeCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
const messages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Driver not Connected|Query runner already released/i;

/** SQLSTATE class 53: the server has no disk space, memory or connections left. */
const outOfResources = /^53/;
const diskFullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

interface ErrorLike {
  code?: unknown;
  message?: unknown;
  driverError?: unknown;
  cause?: unknown;
}

const isErrorLike = (error: unknown): error is ErrorLike => typeof error === 'object' && error !== null;

/** Errors of connections to PostgreSQL. Errors of clients, mail servers or Stripe have the same codes. */
const databaseErrors = new WeakSet<object>();

export const markDatabaseError = <T>(error: T): T => {
  if (isErrorLike(error)) databaseErrors.add(error);
  return error;
};

/** The error for a database that does not answer a query. */
export const databaseSilentError = (): Error =>
  markDatabaseError(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }));

/** Whether `matches` is true for the error or for one of its causes. */
const hasCause = (error: unknown, matches: (error: ErrorLike) => boolean): boolean =>
  isErrorLike(error) &&
  (matches(error) || hasCause(error.driverError, matches) || hasCause(error.cause, matches));

const isGoneError = (error: ErrorLike): boolean => {
  const { code, message } = error;
  if (
    typeof code === 'string' &&
    (sqlStates.test(code) || (nodeCodes.has(code) && databaseErrors.has(error)))
  )
    return true;
  return typeof message === 'string' && messages.test(message);
};

/** Whether `error` means that PostgreSQL cannot be reached, as opposed to a failed query. */
export const isDatabaseGone = (error: unknown): boolean => hasCause(error, isGoneError);

/** Whether a disk is full: the database's, or the one that stores files. */
export const isDiskFull = (error: unknown): boolean =>
  hasCause(error, ({ code }) => diskFullCodes.has(code as string));

/** Whether a retry may succeed later: the database is down, or out of disk, memory or connections. */
export const isUnavailable = (error: unknown): boolean =>
  isDatabaseGone(error) ||
  isDiskFull(error) ||
  hasCause(error, ({ code }) => typeof code === 'string' && outOfResources.test(code));
