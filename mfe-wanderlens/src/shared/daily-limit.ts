import { errorCodes } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';

/** The daily searches or questions are used up. */
export interface DailyLimit {
  limit: number;
  resetsAt: Date;
}

/** The daily limit in an error with this code; null for other errors. */
export const findDailyLimit = (
  error: unknown,
  code: string = errorCodes.searchDailyLimit,
): DailyLimit | null => {
  if (!(error instanceof HttpError) || error.code !== code) return null;
  const { limit, resetsAt } = { limit: 0, resetsAt: '', ...error.body };
  return { limit, resetsAt: new Date(resetsAt) };
};

const MINUTE_MS = 60_000;

/** "in 5 hours", "in 20 minutes", rounded up, so that nobody returns too early. */
export const formatTimeUntilReset = (resetsAt: Date, now: Date): string => {
  const minutes = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / MINUTE_MS));
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  return minutes < 60 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour');
};

/**
 * When the searches reset: "in 5 hours, at midnight UTC (19:00 where you are)". `timeZone` defaults to the reader's.
 * The local time is left out if it is also midnight.
 */
export const formatResetTime = (resetsAt: Date, now: Date, timeZone?: string): string => {
  const formatClockIn = (zone?: string) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(resetsAt);
  const here = formatClockIn(timeZone);
  const words = `${formatTimeUntilReset(resetsAt, now)}, at midnight UTC`;
  return here === formatClockIn('UTC') ? words : `${words} (${here} where you are)`;
};
