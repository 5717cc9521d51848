import { getArea, isBetterEntry, readEntry, SCHENGEN, type Area, type Entry } from '../areas/entry.js';
import {
  countUsedDays,
  findFirstDayOver,
  findFirstEntry,
  findLatestExit,
  MAX_DAYS,
} from '../stays/schengen-window.js';
import { countStayDays, mergeStays, type Stay } from '../stays/stay.js';
import { parseDay, type Day } from '../time/day.js';
import type { Passport, Trip } from '../trip/trip.js';
import { createConflict, type Conflict } from './conflicts.js';
import type { TripFacts } from './facts.js';
import type { RouteStop } from './route.js';

/** A stay without a break in one area. */
interface Visit extends Stay {
  area: Area;
  stops: RouteStop[];
}

/** Neighboring stops in one area are one visit: nobody is known to have left between them. */
const listVisits = (stops: readonly RouteStop[]): Visit[] => {
  const visits: Visit[] = [];
  for (const stop of stops) {
    const area = getArea(stop.place.countryCode);
    const last = visits.at(-1);
    if (last?.area === area) {
      last.stops.push(stop);
      last.exit = Math.max(last.exit, stop.leave);
    } else visits.push({ area, stops: [stop], entry: stop.arrive, exit: stop.leave });
  }
  return visits;
};

export interface AreaEntry {
  area: Area;
  /** The passport that the planner uses there; null if the trip has none. */
  passport: Passport | null;
  entry: Entry;
}

const UNKNOWN: Entry = { kind: 'unknown', days: null };

/** The entry of a passport into all of an area's countries that the trip visits: the worst of them. */
const readAreaEntry = (passport: Passport, countries: readonly string[], facts: TripFacts): Entry => {
  const rules = Object.hasOwn(facts.entryRules, passport.code) ? facts.entryRules[passport.code] : undefined;
  return countries
    .map((country) => readEntry(passport, country, rules))
    .reduce((worst, entry) => (isBetterEntry(worst, entry) ? entry : worst));
};

/** The best passport for an area. */
export const chooseEntry = (
  passports: readonly Passport[],
  countries: readonly string[],
  facts: TripFacts,
): AreaEntry => {
  const area = getArea(countries[0]!);
  const sorted = passports.toSorted((one, other) => (one.code < other.code ? -1 : 1));
  return sorted
    .map((passport) => ({ area, passport, entry: readAreaEntry(passport, countries, facts) }))
    .reduce<AreaEntry>(
      (best, one) => (best.passport === null || isBetterEntry(one.entry, best.entry) ? one : best),
      { area, passport: null, entry: UNKNOWN },
    );
};

const getName = ({ area, stops }: Visit): string =>
  area === SCHENGEN ? 'the Schengen area' : stops[0]!.place.country;

/** Stays in an area before the trip. */
const listPastStays = ({ pastStays }: Pick<Trip, 'pastStays'>, area: Area): Stay[] =>
  pastStays.filter(({ country }) => getArea(country) === area);

/** Checks 90/180, visit by visit: a visit after one that is too long counts from that one's last legal day. */
const checkSchengen = (trip: Pick<Trip, 'pastStays'>, visits: readonly Visit[]): Conflict[] => {
  let stays: Stay[] = listPastStays(trip, SCHENGEN);
  return visits.flatMap((visit) => {
    const presence = mergeStays([...stays, visit]);
    const day = findFirstDayOver(presence, visit.entry);
    if (day === null) {
      stays = [...stays, visit];
      return [];
    }
    const lastDay = day > visit.entry ? day - 1 : null;
    if (lastDay !== null) stays = [...stays, { entry: visit.entry, exit: lastDay }];
    return createConflict(
      'visa.schengen_over',
      visit.stops.filter(({ leave }) => leave >= day).map(({ id }) => id),
      { day, lastDay, availableFrom: findFirstEntry(mergeStays(stays), day) },
    );
  });
};

/** A visit that continues a stay before the trip. */
const extendVisit = (visit: Visit, past: readonly Stay[]): Visit => {
  const run = mergeStays([...past, visit]).find(
    ({ entry, exit }) => entry <= visit.entry && exit >= visit.entry,
  );
  return { ...visit, entry: run?.entry ?? visit.entry };
};

const checkDays = (
  trip: Pick<Trip, 'pastStays'>,
  visit: Visit,
  { passport, entry }: AreaEntry,
): Conflict[] => {
  if (entry.days === null || passport === null || visit.area === SCHENGEN) return [];
  const whole = extendVisit(visit, listPastStays(trip, visit.area));
  const stayDays = countStayDays(whole);
  if (stayDays <= entry.days) return [];
  const lastDay = whole.entry + entry.days - 1;
  return [
    createConflict(
      'visa.stay_over',
      visit.stops.filter(({ leave }) => leave > lastDay).map(({ id }) => id),
      { country: getName(visit), passport: passport.code, days: entry.days, stayDays, lastDay },
    ),
  ];
};

/** What the entry itself needs, once per area. */
const checkEntry = (visits: readonly Visit[], { passport, entry }: AreaEntry): Conflict[] => {
  const ids = visits.flatMap(({ stops }) => stops.map(({ id }) => id));
  const country = getName(visits[0]!);
  if (entry.kind === 'free' || entry.kind === 'days') return [];
  if (entry.kind === 'unknown' || passport === null)
    return [createConflict('visa.unknown', ids, { country, passport: passport?.code ?? null })];
  return [createConflict('visa.needed', ids, { country, passport: passport.code, document: entry.kind })];
};

/** Entry rules are old if they were collected more than a year before the trip. */
const OLD_AFTER_DAYS = 365;

const checkAge = (
  trip: Pick<Trip, 'passports'>,
  facts: TripFacts,
  stops: readonly RouteStop[],
): Conflict[] => {
  const dates = trip.passports.flatMap(({ code }) =>
    Object.hasOwn(facts.entryRules, code) ? (parseDay(facts.entryRules[code]!.date) ?? []) : [],
  );
  const date = Math.min(...dates);
  return stops[0] && stops[0].arrive - date > OLD_AFTER_DAYS && Number.isFinite(date)
    ? [createConflict('data.old', [], { date })]
    : [];
};

/** The best passport for some countries of one area. */
export type GetEntry = (countries: readonly string[]) => AreaEntry;

/** The countries that the trip visits, by area. */
const groupCountries = (stops: readonly RouteStop[]): Map<Area, string[]> => {
  const areas = new Map<Area, string[]>();
  for (const { place } of stops) {
    const area = getArea(place.countryCode);
    const countries = areas.get(area);
    if (countries) countries.push(place.countryCode);
    else areas.set(area, [place.countryCode]);
  }
  return areas;
};

/** The best passport of each area that the trip visits. */
const chooseEntries = (
  passports: readonly Passport[],
  stops: readonly RouteStop[],
  facts: TripFacts,
): Map<Area, AreaEntry> =>
  new Map(
    [...groupCountries(stops)].map(([area, countries]) => [area, chooseEntry(passports, countries, facts)]),
  );

/** The passport that the planner uses in each area, and what it may do there; in the order of the visits. */
export const listEntries = (
  trip: Pick<Trip, 'passports'>,
  stops: readonly RouteStop[],
  facts: TripFacts,
): AreaEntry[] => [...chooseEntries(trip.passports, stops, facts).values()];

/**
 * Checks entry rules, days per visit and the Schengen window; not the age of the rules.
 * @param getEntry as `chooseEntry` for the trip; a search of many plans may remember its answers
 */
export const checkVisits = (
  trip: Pick<Trip, 'passports' | 'pastStays'>,
  stops: readonly RouteStop[],
  getEntry: GetEntry,
): Conflict[] => {
  if (stops.length === 0) return [];
  if (trip.passports.length === 0)
    return [createConflict('visa.unknown', [], { country: '', passport: null })];
  const visits = listVisits(stops);
  return [...groupCountries(stops)].flatMap(([area, countries]) => {
    const chosen = getEntry(countries);
    const own = visits.filter((visit) => visit.area === area);
    return [
      ...checkEntry(own, chosen),
      ...(isCounted(chosen)
        ? checkSchengen(trip, own)
        : own.flatMap((visit) => checkDays(trip, visit, chosen))),
    ];
  });
};

/** Checks entry rules, how old they are, days per visit and the Schengen window. */
export const checkVisas = (
  trip: Pick<Trip, 'passports' | 'pastStays'>,
  stops: readonly RouteStop[],
  facts: TripFacts,
): Conflict[] => [
  ...checkVisits(trip, stops, (countries) => chooseEntry(trip.passports, countries, facts)),
  ...(trip.passports.length > 0 ? checkAge(trip, facts, stops) : []),
];

/** Whether 90/180 counts. */
const isCounted = ({ area, passport, entry }: AreaEntry): boolean =>
  area === SCHENGEN && passport !== null && entry.kind !== 'free';

/**
 * A fast test for searches: whether the last visit of a beginning of a trip is too long for its area. The visits before it
 * must have passed the test. Agrees with `checkVisas`.
 * @param all all stops of the trip, in any order
 */
export const createStayTest = (
  trip: Pick<Trip, 'passports' | 'pastStays'>,
  all: readonly RouteStop[],
  facts: TripFacts,
): ((beginning: readonly RouteStop[]) => boolean) => {
  const entries = chooseEntries(trip.passports, all, facts);
  const past = new Map([...entries.keys()].map((area) => [area, listPastStays(trip, area)]));
  return (beginning) => {
    const visits = listVisits(beginning);
    const last = visits.at(-1);
    const chosen = last && entries.get(last.area);
    if (!last || !chosen) return false;
    const before = past.get(last.area)!;
    if (!isCounted(chosen)) return checkDays(trip, last, chosen).length > 0;
    const presence = mergeStays([...before, ...visits.filter(({ area }) => area === SCHENGEN)]);
    return countUsedDays(presence, last.exit) > MAX_DAYS;
  };
};

/** The last day on which a visit is legal by the rules that we have. */
export interface LastLegalDay {
  /** The id of the visit's first stop. */
  id: string;
  /** "the Schengen area", or the country. */
  area: string;
  day: Day;
}

/** The last legal day of each visit whose days are limited, whether or not the trip keeps to it. */
export const listLastLegalDays = (
  trip: Pick<Trip, 'passports' | 'pastStays'>,
  stops: readonly RouteStop[],
  facts: TripFacts,
): LastLegalDay[] => {
  const visits = listVisits(stops);
  const entries = chooseEntries(trip.passports, stops, facts);
  let inSchengen: readonly Stay[] = listPastStays(trip, SCHENGEN);
  return visits.flatMap((visit) => {
    const chosen = entries.get(visit.area)!;
    const named = { id: visit.stops[0]!.id, area: getName(visit) };
    if (isCounted(chosen)) {
      const day = findLatestExit(mergeStays(inSchengen), visit.entry);
      inSchengen = [...inSchengen, { entry: visit.entry, exit: Math.min(visit.exit, day ?? visit.exit) }];
      return day === null ? [] : [{ ...named, day }];
    }
    if (chosen.entry.days === null || visit.area === SCHENGEN) return [];
    const { entry } = extendVisit(visit, listPastStays(trip, visit.area));
    return [{ ...named, day: entry + chosen.entry.days - 1 }];
  });
};
