import { type Counting, type YearStart } from './country-days';

/** Which days count, in the words of the choice and of the answer. */
export const countingWords: readonly { value: Counting; label: string; says: string }[] = [
  { value: 'part', label: 'Any part of a day', says: 'any part of a day, entry and exit included' },
  { value: 'midnight', label: 'Midnights', says: 'days at whose end one is there, so not the day of exit' },
];

export const saysOf = (counting: Counting): string =>
  countingWords.find(({ value }) => value === counting)!.says;

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "6 April". */
export const yearStartWords = (start: YearStart): string => day.format(new Date(`2026-${start}T00:00:00Z`));
