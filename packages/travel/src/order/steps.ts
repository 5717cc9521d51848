import { countCallsOutside, countSeriesBetween } from '../check/calls.js';
import { checkClimate, sumScores } from '../check/climate.js';
import { toLegEnd } from '../check/facts.js';
import type { RouteStop } from '../check/route.js';
import {
  estimateCarbon,
  estimateHours,
  getDefaultMode,
  MAX_LEG_HOURS,
  measureDistance,
  type LegEnd,
} from '../legs/estimates.js';
import type { Day } from '../time/day.js';
import { getWeekday } from '../time/weekends.js';
import { resolveLocalTime } from '../time/zone-table.js';
import { countNights, findLeg, type Leg, type Trip } from '../trip/trip.js';

/** What a stay adds to a plan. */
export interface StayValue {
  /** Σ nights · personal score of their months. */
  comfort: number;
  warnings: number;
  /** Calls outside the person's hours, without those on days of travel. */
  callsOutside: number;
}

/** What a journey adds to a plan. */
export interface JourneyValue {
  km: number;
  warnings: number;
  workdays: number;
  /** Series with a call on the way; they are warnings, too. */
  calls: number;
  /** Kilograms of CO2e for one person. */
  carbon: number;
}

const noJourney: JourneyValue = { km: 0, warnings: 0, workdays: 0, calls: 0, carbon: 0 };

/** Remembers results by two whole numbers below 2²⁴. */
const memoize = <T>(compute: (one: number, other: number) => T) => {
  const cache = new Map<number, T>();
  return (one: number, other: number): T => {
    const key = one * 2 ** 24 + other;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = compute(one, other);
    cache.set(key, value);
    return value;
  };
};

/**
 * The series with a call on a journey that takes the whole day; less than any journey has if it shortens the next stay.
 * @param from the zone of its start
 */
export const countLegCalls = ({ calls }: Pick<Trip, 'calls'>, from: string, to: string, day: Day): number => {
  if (calls.length === 0) return 0;
  const starts = resolveLocalTime(from, day, 0).at;
  const ends = resolveLocalTime(to, day + 1, 0).at;
  // From UTC−11 to UTC+14 a day ends before it starts, and the next stay may lose a call of each series.
  return ends < starts ? -calls.length : countSeriesBetween(calls, starts, ends);
};

/** What a journey adds on any day, as typed or by the default mode. */
export const estimateRoad = (from: LegEnd, to: LegEnd, leg?: Leg) => {
  const km = measureDistance(from, to);
  const mode = leg?.mode ?? getDefaultMode(km);
  const isTimed = leg?.departs !== undefined && leg.arrives !== undefined;
  const hours = isTimed ? 0 : (estimateHours(mode, from, to)?.middle ?? 0);
  return { km, carbon: estimateCarbon(mode, km).middle, warnings: hours > MAX_LEG_HOURS ? 1 : 0 };
};

/**
 * What stays and journeys surely add. Only warnings that hold in every plan with this step are counted, so a plan made of
 * steps never looks worse than in the full check.
 * @param stops stops in any order; the steps refer to them by index
 */
export const createSteps = (trip: Trip, stops: readonly RouteStop[]) => {
  const hasTimes = trip.legs.some(({ departs, arrives }) => departs !== undefined && arrives !== undefined);
  const countNightCalls = ({ place, arrive, leave }: RouteStop): { calls: number; series: number } => {
    // The day of travel, and of a journey over several nights, may be spent on the way.
    const inside = arrive + (hasTimes ? 5 : 1);
    return inside < leave ? countCallsOutside(trip, place.timezone, inside, leave) : { calls: 0, series: 0 };
  };
  const ends = stops.map(({ place }) => toLegEnd(place));
  const getRoad = memoize((one, other) => {
    const leg = findLeg(trip, stops[one]!.id, stops[other]!.id);
    return { leg, ...estimateRoad(ends[one]!, ends[other]!, leg) };
  });
  // Only the zones of a journey matter for its calls.
  const zones = [...new Set(stops.map(({ place }) => place.timezone))];
  const zoneOf = stops.map(({ place }) => zones.indexOf(place.timezone));
  const getZoneCalls = memoize((pair, day) =>
    countLegCalls(trip, zones[Math.floor(pair / zones.length)]!, zones[pair % zones.length]!, day),
  );
  const getCalls = (one: number, other: number, day: Day): number =>
    getZoneCalls(zoneOf[one]! * zones.length + zoneOf[other]!, day);
  return {
    getStay: memoize((at, arrive): StayValue => {
      const stop = { ...stops[at]!, arrive, leave: arrive + countNights(stops[at]!) };
      const cold = checkClimate(trip, [stop]).filter(({ level }) => level === 'warning').length;
      const { calls, series } = countNightCalls(stop);
      return { callsOutside: calls, comfort: sumScores(stop.place, stop), warnings: cold + series };
    }),
    /** The journey from one stop, left on `leave`, to another one, entered on `arrive`. */
    getJourney: (one: number, other: number, leave: Day, arrive: Day): JourneyValue => {
      const gap = arrive > leave ? 1 : 0;
      if (stops[one]!.city === stops[other]!.city) return { ...noJourney, warnings: hasTimes ? 0 : gap };
      const { leg, km, carbon, warnings } = getRoad(one, other);
      // With nights between, a typed journey may be on another day, and last for some of them.
      const isCertain = gap === 0 || !leg;
      const calls = isCertain && !(leg && hasTimes) ? getCalls(one, other, arrive) : 0;
      return {
        km,
        carbon,
        calls,
        warnings: warnings + calls + (leg ? 0 : gap),
        workdays: isCertain && trip.work.days.includes(getWeekday(arrive)) ? 1 : 0,
      };
    },
  };
};
