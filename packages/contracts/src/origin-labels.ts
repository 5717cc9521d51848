import type { Source } from './city.js';
import { formatLongDate } from './date-format.js';
import { formatPeriod, isIsoDay } from './period-format.js';

/** The ways in which a title may state a period: "2003 to 2020" for "2003–2020", "12 January 2025" for "12 Jan 2025". */
const getSpellings = (year: string): string[] => {
  const period = formatPeriod(year);
  return [period, period.replace('–', ' to '), ...(isIsoDay(year) ? [formatLongDate(year)] : [])];
};

/**
 * The periods of figures that the title of their source does not state: "October 2025, 2026"; empty if it states them
 * all.
 */
export const formatPeriodsNotInTitle = (title: string, years: readonly (string | null)[]): string =>
  [...new Set(years)]
    .flatMap((year) => (year === null ? [] : [year]))
    .filter((year) => !getSpellings(year).some((spelling) => title.includes(spelling)))
    .map(formatPeriod)
    .join(', ');

/** The title of a source and the period of its figures, without repeating a period that the title states. */
export const formatOrigin = (source: Pick<Source, 'title'> | undefined, year: string | null): string => {
  const title = source?.title ?? '';
  return [title, formatPeriodsNotInTitle(title, [year])].filter((part) => part !== '').join(', ');
};
