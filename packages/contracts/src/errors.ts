import * as errorCodes from './error-codes.js';

export { errorCodes };

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

/** One violated rule of one field; `path` is dotted (`weather.temperature`). */
export interface FieldError {
  path: string;
  rule: string;
  message: string;
}

/** The body of every error of the API. */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode | (string & {});
  message: string;
  errors?: FieldError[];
  requestId?: string;
}
