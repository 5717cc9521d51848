import { formatDate, formatMonth } from './date-format.js';

/** When a figure is of, as one reads it: "12 January 2025", "October 2025"; a year or a period as the source states it. */
export const formatPeriod = (year: string): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(year)) return formatDate(year);
  return /^\d{4}-\d\d$/.test(year) ? formatMonth(year) : year;
};
