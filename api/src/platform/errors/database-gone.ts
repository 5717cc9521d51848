/** SQLSTATE classes and Node codes that say: there is no database to talk to now. */
const sqlStates = /^(08|57P|53300)/;
const nodeCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
const words =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Driver not Connected/i;

const has = (
  error: unknown,
): error is { code?: unknown; message?: unknown; driverError?: unknown; cause?: unknown } =>
  typeof error === 'object' && error !== null;

/** Whether `error` means that PostgreSQL cannot be reached, rather than that a query was wrong. */
export const isDatabaseGone = (error: unknown): boolean => {
  if (!has(error)) return false;
  const { code, message, driverError, cause } = error;
  if (typeof code === 'string' && (nodeCodes.has(code) || sqlStates.test(code))) return true;
  if (typeof message === 'string' && words.test(message)) return true;
  return isDatabaseGone(driverError) || isDatabaseGone(cause);
};
