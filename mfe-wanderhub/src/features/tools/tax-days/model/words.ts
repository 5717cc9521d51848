import { daysWords, dayWords, shortDay } from '../../common/model/day';
import { type Most } from './country-days';
import { type CountryDays, type TaxReading } from './reading';

/** What a count comes to beside one's own line. */
const beside = (days: number, line: number): string =>
  days >= line ? `at or over your line of ${line}` : `${daysWords(line - days)} below your line of ${line}`;

const highest = ({ perYear, days365, months12 }: CountryDays): number =>
  Math.max(...perYear, days365?.days ?? 0, months12?.days ?? 0);

/** The country with the most days in any of the counted periods, said first. */
export const headline = ({ countries, line }: TaxReading): string => {
  const [first] = [...countries].sort((one, other) => highest(other) - highest(one));
  if (!first) return 'Enter a stay, and its days are counted here.';
  const most = highest(first);
  const sum = `${first.name}: ${daysWords(most)} at the most`;
  return line === null ? `${sum}.` : `${sum}, ${beside(most, line)}.`;
};

/** "204, 22 Mar 2027 to 20 Mar 2028". */
export const mostWords = (most: Most | null): string =>
  most === null ? '0' : `${most.days}, ${shortDay(most.from)} to ${shortDay(most.to)}`;

const countryText = ({ name, perYear, days365, months12 }: CountryDays, { years }: TaxReading): string[] => [
  `${name}:`,
  ...years.map((year, at) => `- ${year.name}: ${daysWords(perYear[at]!)}`),
  `- most in any 365 days: ${mostWords(days365)}`,
  `- most in any 12 months: ${mostWords(months12)}`,
];

/** The answer as plain text, to be kept or sent. */
export const taxText = (reading: TaxReading, counting: string): string =>
  [
    'Days per country',
    headline(reading),
    ...reading.countries.flatMap((country) => countryText(country, reading)),
    ...(reading.tried
      ? [
          `With a stay that is only thought of: ${dayWords(reading.tried.entry)} to ${dayWords(reading.tried.exit)}`,
        ]
      : []),
    `Counted: ${counting}.`,
    'A count of days can make one resident for tax; it seldom proves that one is not. No tax advice.',
  ].join('\n');
