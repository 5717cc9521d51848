import { DAY_MS } from '../../../platform/durations.js';

const DAYS_A_WEEK = 7;

/** A day by UTC, as `2026-11-22`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Of this day and the one before, by the server's clock alone: it is today somewhere for as long. */
export const isOpenDay = (day: string, now: Date): boolean =>
  day === dayOf(now) || day === dayOf(new Date(now.getTime() - DAY_MS));

/** The week as ISO 8601 counts it, as `2026-W47`: it belongs to the year of its Thursday. */
export const weekOf = (moment: Date): string => {
  const day = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));
  const thursday = new Date(day.getTime() + (4 - (day.getUTCDay() || DAYS_A_WEEK)) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const days = (thursday.getTime() - Date.UTC(year, 0, 1)) / DAY_MS;
  return `${year}-W${String(Math.floor(days / DAYS_A_WEEK) + 1).padStart(2, '0')}`;
};

/** The month of a day or of a week's Thursday, 0 for January. */
export const monthOf = (period: string): number => {
  const [year, week] = period.split('-W').map(Number);
  if (week === undefined) return Number(period.slice(5, 7)) - 1;
  // 4 January lies in the first week of every year.
  const first = new Date(Date.UTC(year!, 0, 4));
  const thursday =
    first.getTime() + (4 - (first.getUTCDay() || DAYS_A_WEEK) + (week - 1) * DAYS_A_WEEK) * DAY_MS;
  return new Date(thursday).getUTCMonth();
};

/** Of this week and the one before. */
export const isOpenWeek = (week: string, now: Date): boolean =>
  week === weekOf(now) || week === weekOf(new Date(now.getTime() - DAYS_A_WEEK * DAY_MS));
