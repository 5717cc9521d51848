import { dateWords, monthWords } from './date-words.js';

/** When a figure is of, as one reads it: "12 January 2025", "October 2025"; a year or a period as the source states it. */
export const whenWords = (year: string): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(year)) return dateWords(year);
  return /^\d{4}-\d\d$/.test(year) ? monthWords(year) : year;
};
