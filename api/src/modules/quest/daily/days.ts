import { toUtcDay } from '@wanderwork/contracts';
import { DAY_MS } from '../../../platform/durations.js';

const DAYS_PER_WEEK = 7;

/** Whether the day is today or yesterday by the server's UTC clock: it is still "today" somewhere for that long. */
export const isOpenDay = (day: string, now: Date): boolean =>
  day === toUtcDay(now) || day === toUtcDay(new Date(now.getTime() - DAY_MS));

/** The ISO 8601 week, for example `2026-W47`; a week belongs to the year of its Thursday. */
export const toIsoWeek = (moment: Date): string => {
  const day = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));
  const thursday = new Date(day.getTime() + (4 - (day.getUTCDay() || DAYS_PER_WEEK)) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const days = (thursday.getTime() - Date.UTC(year, 0, 1)) / DAY_MS;
  return `${year}-W${String(Math.floor(days / DAYS_PER_WEEK) + 1).padStart(2, '0')}`;
};

/** The month (0 for January) of a day, or of a week's Thursday. */
export const toMonthIndex = (period: string): number => {
  const [year, week] = period.split('-W').map(Number);
  if (week === undefined) return Number(period.slice(5, 7)) - 1;
  // 4 January is always in the first ISO week.
  const first = new Date(Date.UTC(year!, 0, 4));
  const thursday =
    first.getTime() + (4 - (first.getUTCDay() || DAYS_PER_WEEK) + (week - 1) * DAYS_PER_WEEK) * DAY_MS;
  return new Date(thursday).getUTCMonth();
};

/** Whether the week is the current one or the one before. */
export const isOpenWeek = (week: string, now: Date): boolean =>
  week === toIsoWeek(now) || week === toIsoWeek(new Date(now.getTime() - DAYS_PER_WEEK * DAY_MS));
