import { toDateParts, toDay, type Day } from '@wanderwork/travel';
import { formatCount } from './chips.js';
import type { Length } from './pieces.js';

const DAYS_PER_UNIT = { day: 1, week: 7, month: 30, year: 365 } as const;

/** The nights of a stay, without a calendar. */
export const toNights = ({ count, unit }: Length): number =>
  Math.max(1, Math.round(count * DAYS_PER_UNIT[unit]));

/** Whole months and years by the calendar, everything else in days. */
export const addLength = (from: Day, { count, unit }: Length): Day => {
  const months = unit === 'month' ? count : unit === 'year' ? 12 * count : 0;
  if (months === 0) return from + Math.round(count * DAYS_PER_UNIT[unit]);
  const whole = Math.floor(months);
  const { year, month, date } = toDateParts(from);
  return toDay(year, month + whole, date) + Math.round((months - whole) * DAYS_PER_UNIT.month);
};

export const formatLength = ({ count, unit }: Length): string => formatCount(count, unit);
export const toLengthKey = ({ count, unit }: Length): string => `${count}${unit.charAt(0)}`;
