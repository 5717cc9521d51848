import { type Source } from '@wanderwork/contracts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, month: 'long', year: 'numeric', timeZone: 'UTC' });

const day = format({ day: 'numeric' });
const month = format({});

/** A date as one reads it, "12 January 2025", "October 2025"; a year or a period as the source states it. */
const whenWords = (year: string): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(year)) return day.format(new Date(`${year}T00:00:00Z`));
  return /^\d{4}-\d\d$/.test(year) ? month.format(new Date(`${year}-01T00:00:00Z`)) : year;
};

/** Whether a title says the time itself: "2003 to 2020" is said of "2003–2020", too. */
const says = (title: string, when: string): boolean =>
  title.includes(when) || title.includes(when.replace('–', ' to '));

/** Where figures are from and of when; a title that says the time already says it once. */
export const originWords = (source: Pick<Source, 'title'> | undefined, year: string | null): string => {
  const when = year === null ? '' : whenWords(year);
  if (!source) return when;
  return says(source.title, when) ? source.title : `${source.title}, ${when}`;
};
