import { errorCodes, type ErrorBody, type FieldError } from '@wanderwork/contracts';

/** Extra fields of an error body: invalid fields, the limit that was reached, and so on. */
export interface ErrorExtra {
  errors?: FieldError[];
  [key: string]: unknown;
}

/** An error for the client: HTTP status, stable code, one sentence. */
export class AppError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorBody['code'],
    message: string,
    readonly extra: ErrorExtra = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

export const badRequest = (code: ErrorBody['code'], message: string, extra?: ErrorExtra) =>
  new AppError(400, code, message, extra);
export const unauthorized = (code: ErrorBody['code'], message: string) => new AppError(401, code, message);
export const forbidden = (code: ErrorBody['code'], message: string, extra?: ErrorExtra) =>
  new AppError(403, code, message, extra);
export const notFound = (code: ErrorBody['code'], message: string, extra?: ErrorExtra) =>
  new AppError(404, code, message, extra);
export const conflict = (code: ErrorBody['code'], message: string, extra?: ErrorExtra) =>
  new AppError(409, code, message, extra);
export const tooMany = (seconds: number, message: string, extra?: ErrorExtra) =>
  new AppError(429, errorCodes.rateLimited, message, extra, {
    'retry-after': String(Math.max(1, Math.ceil(seconds))),
  });
export const unavailable = (message: string, retrySeconds = 2) =>
  new AppError(503, errorCodes.unavailable, message, {}, { 'retry-after': String(retrySeconds) });
