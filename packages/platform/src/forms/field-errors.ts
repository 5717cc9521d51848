import { errorCodes, type FieldError } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';

/** The server's errors for single fields; empty when the request failed for another reason. */
export const getServerFieldErrors = (error: unknown): FieldError[] =>
  error instanceof HttpError && error.code === errorCodes.validation ? (error.body?.errors ?? []) : [];

/** Keeps the first message of each field. */
export const toMessagesByField = (errors: FieldError[]): Record<string, string> =>
  Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
