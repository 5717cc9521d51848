import type { Source } from './city.js';
import { formatPeriod } from './period-format.js';

/** Whether a title says the time itself: "2003 to 2020" is said of "2003–2020", too. */
const says = (title: string, when: string): boolean =>
  title.includes(when) || title.includes(when.replace('–', ' to '));

/** Of when figures are, as far as the title of their source does not say it: "October 2025, 2026"; empty where it says all. */
export const periodsNotInTitle = (title: string, years: readonly (string | null)[]): string =>
  [...new Set(years)]
    .flatMap((year) => (year === null ? [] : [formatPeriod(year)]))
    .filter((when) => !says(title, when))
    .join(', ');

/** Where figures are from and of when; a title that says the time already says it once. */
export const originLabel = (source: Pick<Source, 'title'> | undefined, year: string | null): string => {
  const title = source?.title ?? '';
  return [title, periodsNotInTitle(title, [year])].filter((part) => part !== '').join(', ');
};
