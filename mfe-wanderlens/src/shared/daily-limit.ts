import { errorCodes } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';

/** The day's searches are used up. */
export interface DailyLimit {
  limit: number;
  resetsAt: Date;
}

/** What an error says of the day's limit; null when it is another error. */
export const findDailyLimit = (error: unknown): DailyLimit | null => {
  if (!(error instanceof HttpError) || error.code !== errorCodes.searchDailyLimit) return null;
  const { limit, resetsAt } = { limit: 0, resetsAt: '', ...error.body };
  return { limit, resetsAt: new Date(resetsAt) };
};

const MINUTE_MS = 60_000;

/** "in 5 hours", "in 20 minutes": rounded up, so that nobody comes too early. */
export const formatTimeUntilReset = (resetsAt: Date, now: Date): string => {
  const minutes = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / MINUTE_MS));
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  return minutes < 60 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour');
};

/**
 * When the searches of a new day come: "in 5 hours, at midnight UTC (19:00 where you are)". `timeZone` is the reader's;
 * where its clock shows midnight too, the hour is not said twice.
 */
export const formatResetTime = (resetsAt: Date, now: Date, timeZone?: string): string => {
  const formatClockIn = (zone?: string) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(resetsAt);
  const here = formatClockIn(timeZone);
  const words = `${formatTimeUntilReset(resetsAt, now)}, at midnight UTC`;
  return here === formatClockIn('UTC') ? words : `${words} (${here} where you are)`;
};
