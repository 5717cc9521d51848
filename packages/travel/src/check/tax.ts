import {
  getPresenceIn,
  substantialPresence,
  type CountryStay,
  type CountingRule,
} from '../stays/country-days.js';
import { countDaysWithin, countStayDays, mergeStays, type Presence } from '../stays/stay.js';
import { toDateParts, toDay, type Day } from '../time/day.js';
import type { Trip } from '../trip/trip.js';
import { createConflict, type Conflict } from './conflicts.js';
import type { RouteStop } from './route.js';

/** How a country's law counts. The laws themselves are in `thresholds`. */
interface TaxRule {
  counting: CountingRule;
  /** Days from which on a person is resident, at the end of `day`. */
  limit: number;
  count: (presence: Presence, day: Day) => number;
}

const countSince = (presence: Presence, from: Day, day: Day): number => countDaysWithin(presence, from, day);

/** The first day of the British tax year of a day. */
const getBritishYear = (day: Day): Day => {
  const { year } = toDateParts(day);
  const start = toDay(year, 4, 6);
  return day >= start ? start : toDay(year - 1, 4, 6);
};

const rules: Readonly<Record<string, TaxRule>> = {
  ES: {
    counting: 'part',
    limit: 184,
    count: (presence, day) => countSince(presence, toDay(toDateParts(day).year, 1, 1), day),
  },
  GB: {
    counting: 'midnight',
    limit: 183,
    count: (presence, day) => countSince(presence, getBritishYear(day), day),
  },
  US: {
    counting: 'part',
    limit: 183,
    count: (presence, day) => {
      const untilDay = presence.flatMap(({ entry, exit }) =>
        entry > day ? [] : [{ entry, exit: Math.min(exit, day) }],
      );
      const { sum, thisYear } = substantialPresence(untilDay, toDateParts(day).year);
      return thisYear >= 31 ? sum : Math.min(sum, 182);
    },
  },
  CO: { counting: 'part', limit: 184, count: (presence, day) => countSince(presence, day - 364, day) },
};

/** Whether we know the law of a country. */
export const hasTaxRule = (country: string): boolean => Object.hasOwn(rules, country);

/** "Near" begins this many days before the limit. */
const NEAR_DAYS = 14;

/** All stays, those before the trip included. */
const listStays = ({ pastStays }: Pick<Trip, 'pastStays'>, stops: readonly RouteStop[]): CountryStay[] => [
  ...pastStays,
  ...stops.map(({ arrive, leave, place }) => ({ country: place.countryCode, entry: arrive, exit: leave })),
];

const checkCountry = (
  stays: readonly CountryStay[],
  stops: readonly RouteStop[],
  rule: TaxRule,
): Conflict[] => {
  const { countryCode, country } = stops[0]!.place;
  const presence = getPresenceIn(stays, countryCode, rule.counting);
  const ids = stops.map(({ id }) => id);
  // No law counts a day twice, so fewer days in all reach no limit.
  const all = presence.reduce((sum, stay) => sum + countStayDays(stay), 0);
  if (all < rule.limit - 1 - NEAR_DAYS) return [];
  let most = 0;
  for (const { entry, exit } of mergeStays(
    stops.map(({ arrive, leave }) => ({ entry: arrive, exit: leave })),
  )) {
    const last = rule.counting === 'midnight' ? exit - 1 : exit;
    for (let day = entry; day <= last; day += 1) {
      const count = rule.count(presence, day);
      if (count >= rule.limit) {
        const counted = rule.counting === 'midnight' ? day : day - 1;
        return [createConflict('tax.reached', ids, { country, day, lastDay: counted })];
      }
      most = Math.max(most, count);
    }
  }
  const daysLeft = Math.ceil(rule.limit - 1 - most);
  return daysLeft <= NEAR_DAYS ? [createConflict('tax.near', ids, { country, daysLeft })] : [];
};

/** Checks the countries whose law we know: Spain, the United Kingdom, the United States and Colombia. */
export const checkTaxDays = (trip: Pick<Trip, 'pastStays'>, stops: readonly RouteStop[]): Conflict[] => {
  const stays = listStays(trip, stops);
  return Object.entries(rules).flatMap(([code, rule]) => {
    const own = stops.filter(({ place }) => place.countryCode === code);
    return own.length === 0 ? [] : checkCountry(stays, own, rule);
  });
};

/** Days in one country: in the busiest calendar year, any part of a day counted. */
export interface CountryTaxDays {
  countryCode: string;
  country: string;
  year: number;
  days: number;
  /** Whether our data has this country's rule; if not, the days are only counted. */
  hasRule: boolean;
}

/** Counts the days of each country that the trip visits, in the order of the visits. */
export const countTaxDays = (
  trip: Pick<Trip, 'pastStays'>,
  stops: readonly RouteStop[],
): CountryTaxDays[] => {
  const stays = listStays(trip, stops);
  const places = new Map(stops.map(({ place }) => [place.countryCode, place]));
  return [...places.values()].map(({ countryCode, country }) => {
    const presence = getPresenceIn(stays, countryCode, 'part');
    const years = presence.flatMap(({ entry, exit }) => {
      const first = toDateParts(entry).year;
      return Array.from({ length: toDateParts(exit).year - first + 1 }, (_, at) => first + at);
    });
    const counts = years.map((year) => ({
      year,
      days: countDaysWithin(presence, toDay(year, 1, 1), toDay(year, 12, 31)),
    }));
    const busiest = counts.reduce((best, one) => (one.days > best.days ? one : best));
    return { countryCode, country, ...busiest, hasRule: hasTaxRule(countryCode) };
  });
};
