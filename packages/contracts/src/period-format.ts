import { formatDate, formatMonth } from './date-format.js';

export const isIsoDay = (year: string): boolean => /^\d{4}-\d\d-\d\d$/.test(year);

/**
 * Formats the `year` of a figure: "12 Jan 2025", "October 2025"; a year or a range is returned as the source states it.
 */
export const formatPeriod = (year: string): string => {
  if (isIsoDay(year)) return formatDate(year);
  return /^\d{4}-\d\d$/.test(year) ? formatMonth(year) : year;
};
