import { type CountingRule, type YearStart } from './country-days';

/** Labels of the counting rules, for the form and for the result. */
export const countingLabels: readonly { value: CountingRule; label: string; description: string }[] = [
  { value: 'part', label: 'Any part of a day', description: 'any part of a day, entry and exit included' },
  {
    value: 'midnight',
    label: 'Midnights',
    description: 'days you are there at midnight, so not the day of exit',
  },
];

export const describeCounting = (counting: CountingRule): string =>
  countingLabels.find(({ value }) => value === counting)!.description;

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "6 April". */
export const formatYearStart = (start: YearStart): string =>
  dayFormat.format(new Date(`2026-${start}T00:00:00Z`));
