import { dateWords } from '@wanderwork/contracts';

import { DAY_MS } from '../../../../shared/durations';

const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Days since 1 January 1970 by the calendar alone: no clock and no time zone can move one. */
export type Day = number;

/** What the tools count in; beyond, a year is a slip of the hand. */
export const FIRST_YEAR = 1990;
export const LAST_YEAR = 2100;

/** The day of a date as one says it: months from 1. A date past the end of its month runs on into the next. */
export const toDay = (year: number, month: number, date: number): Day =>
  Date.UTC(year, month - 1, date) / DAY_MS;

/** "2027-02-28". */
export const toIsoDay = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The parts of a day's date, months from 1. */
export const toDateParts = (day: Day): { year: number; month: number; date: number } => {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate() };
};

/** The day that is written "2027-02-28"; null where the calendar has none ("2027-02-31"). */
export const parseDay = (text: string): Day | null => {
  const [, year, month, date] = ISO_DAY.exec(text) ?? [];
  if (!year || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return null;
  const day = toDay(Number(year), Number(month), Number(date));
  return toIsoDay(day) === text ? day : null;
};

/** The date of the reader's own calendar. */
export const getLocalDay = (now: Date): Day => toDay(now.getFullYear(), now.getMonth() + 1, now.getDate());

/** The same date a year on; from 29 February, 1 March. */
export const addYear = (day: Day): Day => {
  const { year, month, date } = toDateParts(day);
  return toDay(year + 1, month, date);
};

const shortFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** "28 February 2027". */
export const formatDay = (day: Day): string => dateWords(day * DAY_MS);

/** "28 Feb 2027". */
export const formatShortDay = (day: Day): string => shortFormat.format(day * DAY_MS);

/** "1 day", "40 days". */
export const formatDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
