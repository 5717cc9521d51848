import { countColdMonths, listClimateMonths } from '../check/climate.js';
import { isOverLimit } from '../check/cost.js';
import { findCity, type TripFacts } from '../check/facts.js';
import type { RouteStop } from '../check/route.js';
import { noPins, type Pins, type Trip } from '../trip/trip.js';

/** A stay to be planned. `city` is null where the planner chooses. */
export interface Slot {
  id: string;
  city: string | null;
  nights: number;
  pinned: Pins;
}

export interface PlanRequest {
  /** Nights of the whole trip. */
  nights: number;
  /** The number of stops; by default one for each 30 nights, at most six. */
  stops?: number;
  /** How long a stay lasts, if that is stated; at least two nights. Then there may be more than six stops. */
  stayNights?: number;
  /** Slugs. The start is in the plan even if it contradicts a condition. */
  start?: string | null;
  end?: string | null;
  /** Cities that must be in the plan, in this order, between start and end. */
  visit?: readonly string[];
}

const STAY_NIGHTS = 30;
const MIN_STAY_NIGHTS = 14;
/** The fewest nights of a stated pace. */
export const MIN_PACE_NIGHTS = 2;
const DEFAULT_MAX_STOPS = 6;
/** The most stops of a trip. */
const MAX_STOPS = 24;
const SHORTEST_STAY_NIGHTS = 7;

/** Whether a stay is too cold or too expensive for the trip's limits. Unknown figures break no limit. */
export const breaksLimits = (trip: Trip, stop: RouteStop): boolean =>
  isOverLimit(trip, stop) || countColdMonths(trip.limits, stop.place, listClimateMonths(stop)) > 0;

/** Whether a stay of usual length at the start would break a limit. */
const isStartAgainstLimits = (trip: Trip, facts: TripFacts, slug: string): boolean => {
  const place = findCity(facts, slug);
  const [arrive, leave] = [trip.from, trip.from + STAY_NIGHTS];
  return (
    place !== null &&
    breaksLimits(trip, { id: '', city: slug, arrive, leave, pinned: noPins, note: '', place })
  );
};

/** Splits nights as evenly as possible, the longer stays first. */
const splitNights = (nights: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, at) => Math.floor(nights / parts) + (at < nights % parts ? 1 : 0));

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/**
 * The stays of a first plan: 30 nights each unless a pace is stated, at least 14, six stops at most. A stated pace wins over
 * both. A start that contradicts a condition gets the shortest stay of 7 nights.
 * @param trip the conditions: start date, limits, passports, calls
 */
export const createTemplate = (
  trip: Trip,
  { nights, stops, stayNights, start = null, end = null, visit = [] }: PlanRequest,
  facts: TripFacts,
): Slot[] => {
  const fixed = [...(start === null ? [] : [start]), ...visit, ...(end === null ? [] : [end])];
  const hasShortStart = start !== null && isStartAgainstLimits(trip, facts, start);
  const pace = stayNights === undefined ? STAY_NIGHTS : Math.max(MIN_PACE_NIGHTS, stayNights);
  const short = hasShortStart ? Math.min(SHORTEST_STAY_NIGHTS, pace, nights) : 0;
  const shortest = stayNights === undefined ? MIN_STAY_NIGHTS : MIN_PACE_NIGHTS;
  const most = Math.max(1, Math.floor((nights - short) / shortest));
  const mostUsual = stayNights === undefined ? DEFAULT_MAX_STOPS : MAX_STOPS - (hasShortStart ? 1 : 0);
  const usual = clamp(Math.round((nights - short) / pace), 1, mostUsual);
  const others = clamp(
    stops === undefined ? usual : stops - (hasShortStart ? 1 : 0),
    Math.max(1, fixed.length - (hasShortStart ? 1 : 0)),
    Math.max(most, fixed.length),
  );
  const lengths = [...(hasShortStart ? [short] : []), ...splitNights(nights - short, others)];
  const free = lengths.length - fixed.length;
  const before = start === null ? [] : [start];
  const after = end === null ? [] : [end];
  const cities = [...before, ...visit, ...Array.from({ length: free }, () => null), ...after];
  return lengths.map((length, at) => ({
    id: `stop-${at + 1}`,
    city: cities[at] ?? null,
    nights: length,
    pinned: noPins,
  }));
};

/** The template without its last free stay whose nights other stays can take without moving pinned dates; null if none. */
export const removeSlot = (template: readonly Slot[]): Slot[] | null => {
  // Dates that are pinned split a template into parts, whose nights stay the same.
  const parts = template.map((_, at) => template.slice(0, at).filter(({ pinned }) => pinned.dates).length);
  const findReceivers = (at: number): Slot[] => {
    const others = template.filter(
      ({ pinned }, other) => other !== at && parts[other] === parts[at] && !pinned.dates,
    );
    const free = others.filter(({ city }) => city === null);
    return free.length > 0 ? free : others;
  };
  const at = template.findLastIndex(({ city }, slot) => city === null && findReceivers(slot).length > 0);
  if (at < 0) return null;
  const receivers = findReceivers(at);
  const shares = splitNights(template[at]!.nights, receivers.length);
  return template.toSpliced(at, 1).map((slot) => {
    const index = receivers.indexOf(slot);
    return index < 0 ? slot : { ...slot, nights: slot.nights + shares[index]! };
  });
};
