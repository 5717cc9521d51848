import { addYear, toDay, toDateParts, type Day } from '../time/day.js';
import { countDaysWithin, mergeStays, type Presence, type Stay } from './stay.js';

/** Which days count: any part of a day, or days with presence at midnight. */
export const countingRules = ['part', 'midnight'] as const;
export type CountingRule = (typeof countingRules)[number];

export interface CountryStay extends Stay {
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** When tax years begin, as `MM-DD`. */
export const yearStarts = ['01-01', '03-01', '04-01', '04-06', '07-01', '10-01'] as const;
export type YearStart = (typeof yearStarts)[number];

/** The counted days of a stay; null for a day trip if midnights count. */
const toCountedStay = ({ entry, exit }: Stay, counting: CountingRule): Stay | null => {
  const last = counting === 'midnight' ? exit - 1 : exit;
  return last < entry ? null : { entry, exit: last };
};

export const getPresenceIn = (
  stays: readonly CountryStay[],
  country: string,
  counting: CountingRule,
): Presence =>
  mergeStays(
    stays
      .filter((stay) => stay.country === country)
      .map((stay) => toCountedStay(stay, counting))
      .filter((stay) => stay !== null),
  );

export interface TaxYear {
  /** "2027", or "2027/28" for a year that does not begin in January. */
  name: string;
  from: Day;
  to: Day;
}

const getYearStart = (year: number, start: YearStart): Day => {
  const [month, date] = start.split('-').map(Number);
  return toDay(year, month!, date!);
};

const formatYear = (year: number, start: YearStart): string =>
  start === '01-01' ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`;

/** The tax years with stays, in order. */
export const getTaxYears = (stays: readonly Stay[], start: YearStart): TaxYear[] => {
  if (stays.length === 0) return [];
  const first = toDateParts(Math.min(...stays.map(({ entry }) => entry))).year - 1;
  const last = toDateParts(Math.max(...stays.map(({ exit }) => exit))).year;
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    name: formatYear(first + at, start),
    from: getYearStart(first + at, start),
    to: getYearStart(first + at + 1, start) - 1,
  })).filter(({ from, to }) => stays.some(({ entry, exit }) => entry <= to && exit >= from));
};

/** The last day of a sliding period, from its first day. */
export const periodEnds = {
  days365: (from: Day): Day => from + 364,
  months12: (from: Day): Day => addYear(from) - 1,
};
export type Period = keyof typeof periodEnds;

export interface BusiestPeriod {
  days: number;
  from: Day;
  to: Day;
}

/** A busiest period starts with a stay or ends with one. */
const getCandidateStarts = (presence: Presence): Day[] =>
  presence.flatMap(({ entry, exit }) => [entry, exit - 366, exit - 365, exit - 364]);

/** The first period with the most days; null without counted days. */
export const findBusiestPeriod = (presence: Presence, period: Period): BusiestPeriod | null =>
  getCandidateStarts(presence)
    .sort((one, other) => one - other)
    .map((from): BusiestPeriod => ({ from, to: periodEnds[period](from), days: 0 }))
    .map((period) => ({ ...period, days: countDaysWithin(presence, period.from, period.to) }))
    .reduce<BusiestPeriod | null>(
      (best, period) => (best === null || period.days > best.days ? period : best),
      null,
    );

export interface WeightedYear {
  name: string;
  thisYear: number;
  /** This year's days plus a third of last year's and a sixth of the year before. */
  sum: number;
  isMet: boolean;
}

/** The substantial presence test of the United States: at least 31 days this year, and a weighted sum of 183. */
export const substantialPresence = (presence: Presence, year: number): WeightedYear => {
  const countDaysIn = (one: number) => countDaysWithin(presence, toDay(one, 1, 1), toDay(one, 12, 31));
  const thisYear = countDaysIn(year);
  // Counted in sixths to avoid rounding: 122 + 40⅔ + 20⅓ is exactly 183.
  const sixths = 6 * thisYear + 2 * countDaysIn(year - 1) + countDaysIn(year - 2);
  return { name: String(year), thisYear, sum: sixths / 6, isMet: thisYear >= 31 && sixths >= 6 * 183 };
};
