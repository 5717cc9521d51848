import { HttpException } from '@nestjs/common';
import { errorCodes, type ErrorBody } from '@wanderwork/contracts';
import { AppError, unavailable } from './app-error.js';
import { isDiskFull, isUnavailable } from './database-gone.js';

const byStatus: Record<number, [ErrorBody['code'], string]> = {
  400: [errorCodes.malformed, 'The request could not be read.'],
  401: [errorCodes.sessionRequired, 'Please sign in first.'],
  403: [errorCodes.adminRequired, 'You do not have access to this.'],
  404: [errorCodes.notFound, 'There is nothing at this address.'],
  405: [errorCodes.methodNotAllowed, 'This address does not support that method.'],
  413: [errorCodes.tooLarge, 'The request is too large.'],
  414: [errorCodes.malformed, 'The address is too long.'],
  415: [errorCodes.unsupportedMedia, 'Send JSON (content type application/json).'],
  416: [errorCodes.malformed, 'The file does not have that range.'],
  429: [errorCodes.rateLimited, 'Too many requests. Please wait a moment.'],
};

/** Long, because an operator must free disk space first. */
const DISK_RETRY_SECONDS = 30;

/** SQLSTATEs for text that PostgreSQL cannot store: the NUL character, plain or inside JSON. */
const unstorableCodes = new Set<unknown>(['22021', '22P05']);

const getStatus = (error: unknown): number => {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown };
  if (unstorableCodes.has(code)) return 400;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
};

/** Converts any thrown value to an error for the client; null for an unexpected error, which only the log may show. */
export const toAppError = (error: unknown): AppError | null => {
  if (error instanceof AppError) return error;
  if (isDiskFull(error))
    return unavailable(
      'The service cannot store anything right now. Please try again later.',
      DISK_RETRY_SECONDS,
    );
  if (isUnavailable(error))
    return unavailable('The service is not available right now. Please try again soon.');
  if (!(error instanceof Error)) return null;
  const mapping = byStatus[getStatus(error)];
  return mapping ? new AppError(getStatus(error), ...mapping) : null;
};
