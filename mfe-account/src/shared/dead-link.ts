import { errorCodes } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';

const deadLinkCodes: readonly unknown[] = [
  errorCodes.linkUnknown,
  errorCodes.linkUsed,
  errorCodes.linkExpired,
];

/** Whether a link is unknown, used or expired, so that trying again is useless. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof HttpError && deadLinkCodes.includes(error.code);
