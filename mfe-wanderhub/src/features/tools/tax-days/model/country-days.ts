import { aYearAfter, dayOf, partsOf, type Day } from '../../common/model/day';
import { daysWithin, presenceOf, type Presence } from '../../stays/model/presence';
import { type Stay } from '../../stays/model/stay';

/** Which days of a stay count: each that one touches, or each at whose end one is there. */
export const countings = ['part', 'midnight'] as const;
export type Counting = (typeof countings)[number];

export interface CountryStay extends Stay {
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** When tax years begin, as `MM-DD`. */
export const yearStarts = ['01-01', '03-01', '04-01', '04-06', '07-01', '10-01'] as const;
export type YearStart = (typeof yearStarts)[number];

/** The days of a stay that count; null for a day trip, where midnights do. */
const counted = ({ entry, exit }: Stay, counting: Counting): Stay | null => {
  const last = counting === 'midnight' ? exit - 1 : exit;
  return last < entry ? null : { entry, exit: last };
};

export const presenceIn = (stays: readonly CountryStay[], country: string, counting: Counting): Presence =>
  presenceOf(
    stays
      .filter((stay) => stay.country === country)
      .map((stay) => counted(stay, counting))
      .filter((stay) => stay !== null),
  );

export interface TaxYear {
  /** "2027", or "2027/28" for a year that does not begin in January. */
  name: string;
  from: Day;
  to: Day;
}

const startIn = (year: number, start: YearStart): Day => {
  const [month, date] = start.split('-').map(Number);
  return dayOf(year, month!, date!);
};

const yearName = (year: number, start: YearStart): string =>
  start === '01-01' ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`;

/** The tax years that the stays touch, in their order. */
export const yearsOf = (stays: readonly Stay[], start: YearStart): TaxYear[] => {
  if (stays.length === 0) return [];
  const first = partsOf(Math.min(...stays.map(({ entry }) => entry))).year - 1;
  const last = partsOf(Math.max(...stays.map(({ exit }) => exit))).year;
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    name: yearName(first + at, start),
    from: startIn(first + at, start),
    to: startIn(first + at + 1, start) - 1,
  })).filter(({ from, to }) => stays.some(({ entry, exit }) => entry <= to && exit >= from));
};

/** How long a sliding period is: its last day, from its first. */
export const periods = {
  days365: (from: Day): Day => from + 364,
  months12: (from: Day): Day => aYearAfter(from) - 1,
};
export type Period = keyof typeof periods;

export interface Most {
  days: number;
  from: Day;
  to: Day;
}

/** Where a period with the most days may begin: with a run of days, or so that it ends with one. */
const candidates = (presence: Presence): Day[] =>
  presence.flatMap(({ entry, exit }) => [entry, exit - 366, exit - 365, exit - 364]);

/** The most days in any such period, and the first period that has them; null where no day counts. */
export const mostIn = (presence: Presence, period: Period): Most | null =>
  candidates(presence)
    .sort((one, other) => one - other)
    .map((from): Most => ({ from, to: periods[period](from), days: 0 }))
    .map((most) => ({ ...most, days: daysWithin(presence, most.from, most.to) }))
    .reduce<Most | null>((best, most) => (best === null || most.days > best.days ? most : best), null);

export interface WeightedYear {
  name: string;
  thisYear: number;
  /** All of this year's days, a third of last year's, a sixth of those in the year before. */
  sum: number;
  met: boolean;
}

/** The substantial presence test of the United States: at least 31 days this year, and a weighted sum of 183. */
export const substantialPresence = (presence: Presence, year: number): WeightedYear => {
  const daysIn = (one: number) => daysWithin(presence, dayOf(one, 1, 1), dayOf(one, 12, 31));
  const thisYear = daysIn(year);
  // In sixths, so that 122 + 40⅔ + 20⅓ is 183 and not a hair less.
  const sixths = 6 * thisYear + 2 * daysIn(year - 1) + daysIn(year - 2);
  return { name: String(year), thisYear, sum: sixths / 6, met: thisYear >= 31 && sixths >= 6 * 183 };
};
