import { estimateCarbon, estimateHours, getDefaultMode, measureDistance } from '../legs/estimates.js';
import { multiplyRange, type Range } from '../money/range.js';
import type { Day } from '../time/day.js';
import { resolveLocalTime } from '../time/zone-table.js';
import { findLeg, type LegMode, type Stop, type Trip } from '../trip/trip.js';
import { findCity, toLegEnd, type TripCity, type TripFacts } from './facts.js';

/** A stop whose city and dates are usable. */
export interface RouteStop extends Stop {
  place: TripCity;
}

/** A journey between two neighboring stops: as typed, or as the planner suggests it. */
export interface RouteLeg {
  from: RouteStop;
  to: RouteStop;
  day: Day;
  mode: LegMode;
  km: number;
  /** Hours from door to door: an estimate, exact if both times are typed; null if unknown. */
  hours: Range | null;
  /** Kilograms of CO2e for all people. */
  carbon: Range;
  /** As typed; null if it has no price. */
  usd: number | null;
  /** The time on the way, in milliseconds since 1970: the whole day without both times. */
  starts: number;
  ends: number;
  isTimed: boolean;
}

/** The stops and legs of a trip that can be calculated with, in their order. */
export interface Route {
  stops: RouteStop[];
  legs: RouteLeg[];
}

const HOUR_MS = 3_600_000;

const toRouteLeg = (trip: Trip, from: RouteStop, to: RouteStop): RouteLeg => {
  const leg = findLeg(trip, from.id, to.id);
  const [start, end] = [toLegEnd(from.place), toLegEnd(to.place)];
  const km = measureDistance(start, end);
  const mode = leg?.mode ?? getDefaultMode(km);
  const day = leg?.day ?? to.arrive;
  const isTimed = leg?.departs !== undefined && leg.arrives !== undefined;
  const starts = resolveLocalTime(from.place.timezone, day, isTimed ? leg.departs! : 0).at;
  const ends = resolveLocalTime(to.place.timezone, isTimed ? day : day + 1, isTimed ? leg.arrives! : 0).at;
  const exactHours = (ends - starts) / HOUR_MS;
  return {
    from,
    to,
    day,
    mode,
    km,
    hours:
      isTimed && exactHours > 0
        ? { low: exactHours, middle: exactHours, high: exactHours }
        : estimateHours(mode, start, end),
    carbon: multiplyRange(estimateCarbon(mode, km), trip.people),
    usd: leg?.usd ?? null,
    starts,
    ends: Math.max(starts, ends),
    isTimed,
  };
};

/** Two stays in one city need no journey. */
const isJourney = (from: RouteStop, to: RouteStop): boolean => from.city !== to.city;

export const createRoute = (trip: Trip, facts: TripFacts): Route => {
  const stops = trip.stops.flatMap((stop) => {
    const place = findCity(facts, stop.city);
    return place && stop.leave >= stop.arrive ? [{ ...stop, place }] : [];
  });
  const legs = stops.slice(1).flatMap((to, at) => {
    const from = stops[at]!;
    return isJourney(from, to) ? [toRouteLeg(trip, from, to)] : [];
  });
  return { stops, legs };
};
