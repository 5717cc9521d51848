import {
  formatDays,
  formatDay,
  type BusiestPeriod,
  type CountingRule,
  type YearStart,
} from '@wanderwork/travel';
import { type CountryDays, type TaxCalculation } from './calculate-tax-days';

/** Compares a count with the user's limit. */
const compareWithThreshold = (days: number, threshold: number): string =>
  days >= threshold
    ? `at or over your limit of ${threshold}`
    : `${formatDays(threshold - days)} below your limit of ${threshold}`;

const getHighest = ({ perYear, days365, months12 }: CountryDays): number =>
  Math.max(...perYear, days365?.days ?? 0, months12?.days ?? 0);

/** The country with the most days in any period. */
export const formatHeadline = ({ countries, threshold }: TaxCalculation): string => {
  const [first] = [...countries].sort((one, other) => getHighest(other) - getHighest(one));
  if (!first) return 'Enter a stay to count its days.';
  const most = getHighest(first);
  const sum = `${first.name}: ${formatDays(most)} at most`;
  return threshold === null ? `${sum}.` : `${sum}, ${compareWithThreshold(most, threshold)}.`;
};

/** "204, 22 Mar 2027 to 20 Mar 2028". */
export const formatPeriod = (most: BusiestPeriod | null): string =>
  most === null ? '0' : `${most.days}, ${formatDay(most.from)} to ${formatDay(most.to)}`;

const toCountryText = (
  { name, perYear, days365, months12 }: CountryDays,
  { years }: TaxCalculation,
): string[] => [
  `${name}:`,
  ...years.map((year, at) => `- ${year.name}: ${formatDays(perYear[at]!)}`),
  `- most in any 365 days: ${formatPeriod(days365)}`,
  `- most in any 12 months: ${formatPeriod(months12)}`,
];

/** The result as plain text, for copying. */
export const toTaxText = (reading: TaxCalculation, counting: string): string =>
  [
    'Days per country',
    formatHeadline(reading),
    ...reading.countries.flatMap((country) => toCountryText(country, reading)),
    ...(reading.plannedStay
      ? [
          `Planned stay included: ${formatDay(reading.plannedStay.entry)} to ${formatDay(reading.plannedStay.exit)}`,
        ]
      : []),
    `Counted: ${counting}.`,
    'A day count can make you a tax resident; it rarely proves that you are not. This is not tax advice.',
  ].join('\n');

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
