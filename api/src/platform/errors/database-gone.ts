/** SQLSTATE classes and Node codes that say: there is no database to talk to now. */
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

/** Errors of sockets to PostgreSQL. Those of a client, a mail server or Stripe carry the same codes. */
const ofDatabase = new WeakSet<object>();

export const markDatabaseError = <T>(error: T): T => {
  if (isErrorLike(error)) ofDatabase.add(error);
  return error;
};

/** The database was asked and stays silent. */
export const databaseSilent = (): Error =>
  markDatabaseError(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }));

/** Whether `matches` holds for the error or for one that it was caused by. */
const someCause = (error: unknown, matches: (error: ErrorLike) => boolean): boolean =>
  isErrorLike(error) &&
  (matches(error) || someCause(error.driverError, matches) || someCause(error.cause, matches));

const saysGone = (error: ErrorLike): boolean => {
  const { code, message } = error;
  if (typeof code === 'string' && (sqlStates.test(code) || (nodeCodes.has(code) && ofDatabase.has(error))))
    return true;
  return typeof message === 'string' && messages.test(message);
};

/** Whether `error` means that PostgreSQL cannot be reached, rather than that a query was wrong. */
export const isDatabaseGone = (error: unknown): boolean => someCause(error, saysGone);

/** Whether a disk is full: the database's, or the one that files are stored on. */
export const isDiskFull = (error: unknown): boolean =>
  someCause(error, ({ code }) => diskFullCodes.has(code as string));

/** Whether the same request may well succeed later: the database is gone, or out of disk, memory or connections. */
export const isUnavailable = (error: unknown): boolean =>
  isDatabaseGone(error) ||
  isDiskFull(error) ||
  someCause(error, ({ code }) => typeof code === 'string' && outOfResources.test(code));
