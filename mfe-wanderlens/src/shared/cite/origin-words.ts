import { type Source } from '@wanderwork/contracts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A whole date as one reads it, "12 January 2025"; a year or a period as the source states it. */
const whenWords = (year: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(year) ? day.format(new Date(`${year}T00:00:00Z`)) : year;

/** Where figures are from and of when; a title that says the time already says it once. */
export const originWords = (source: Pick<Source, 'title'> | undefined, year: string | null): string => {
  const when = year === null ? '' : whenWords(year);
  if (!source) return when;
  return when === '' || source.title.includes(when) ? source.title : `${source.title}, ${when}`;
};
