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

/** The meaning of an inexact total: an estimate (`about`), or a lower bound (`over`). */
export type TotalIs = 'about' | 'over';

/** One page of a keyset-paginated list. Pass `nextKey` as `after` to get the next page; null at the end. */
export interface Page<T> {
  items: T[];
  nextKey: string | null;
  /** The number of all matching rows. */
  total: number;
  /** Absent if the total is exact, as in any table of ordinary size. */
  totalIs?: TotalIs;
}
