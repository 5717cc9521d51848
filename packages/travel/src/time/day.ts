import { formatDate, toUtcDay } from '@wanderwork/contracts';
import { DAY_MS } from './durations.js';

const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A calendar day as days since 1 January 1970, independent of time zones. */
export type Day = number;

/** Years outside this range are treated as typing errors. */
export const FIRST_YEAR = 1990;
export const LAST_YEAR = 2100;

/** Months count from 1. A date past the end of its month continues into the next month. */
export const toDay = (year: number, month: number, date: number): Day =>
  Date.UTC(year, month - 1, date) / DAY_MS;

/** "2027-02-28". */
export const toIsoDay = (day: Day): string => toUtcDay(new Date(day * DAY_MS));

/** Year, month (from 1) and date. */
export const toDateParts = (day: Day): { year: number; month: number; date: number } => {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate() };
};

/** Parses "2027-02-28"; null for dates that do not exist, such as "2027-02-31". */
export const parseDay = (text: string): Day | null => {
  const [, year, month, date] = ISO_DAY.exec(text) ?? [];
  if (!year || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return null;
  const day = toDay(Number(year), Number(month), Number(date));
  return toIsoDay(day) === text ? day : null;
};

/** The day in the reader's time zone. */
export const getLocalDay = (now: Date): Day => toDay(now.getFullYear(), now.getMonth() + 1, now.getDate());

/** The same date a year later; 1 March for 29 February. */
export const addYear = (day: Day): Day => {
  const { year, month, date } = toDateParts(day);
  return toDay(year + 1, month, date);
};

/** "28 Feb 2027". */
export const formatDay = (day: Day): string => formatDate(day * DAY_MS);

/** "1 day", "40 days". */
export const formatDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
