import { errorCodes } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';

const gone: readonly unknown[] = [errorCodes.linkUnknown, errorCodes.linkUsed, errorCodes.linkExpired];

/** Whether a link opens nothing any more, whatever one does: then there has to be another way on. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof HttpError && gone.includes(error.code);
