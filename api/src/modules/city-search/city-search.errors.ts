import { errorCodes } from '@wanderwork/contracts';
import { AppError } from '../../platform/errors/app-error.js';

/** The daily searches are used up. `resetsAt` is when the next ones become available. */
export const dailyLimitReached = (limit: number, resetsAt: Date, now: Date) =>
  new AppError(
    429,
    errorCodes.searchDailyLimit,
    `You’ve used your ${limit} searches for today.`,
    { limit, resetsAt: resetsAt.toISOString() },
    { 'retry-after': String(Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))) },
  );
