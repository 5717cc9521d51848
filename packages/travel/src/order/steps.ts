import { checkCalls } from '../check/calls.js';
import { checkClimate, sumScores } from '../check/climate.js';
import { toLegEnd, type TripCity } from '../check/facts.js';
import type { Route, RouteStop } from '../check/route.js';
import {
  estimateCarbon,
  estimateHours,
  getDefaultMode,
  MAX_LEG_HOURS,
  measureDistance,
} from '../legs/estimates.js';
import type { Day } from '../time/day.js';
import { getWeekday } from '../time/weekends.js';
import { resolveLocalTime } from '../time/zone-table.js';
import { countNights, findLeg, type Trip } from '../trip/trip.js';

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

const getWholeDay = (from: TripCity, to: TripCity, day: Day) => ({
  starts: resolveLocalTime(from.timezone, day, 0).at,
  ends: resolveLocalTime(to.timezone, day + 1, 0).at,
});

/** The series with a call on a journey that takes the whole day; less than any journey has if it shortens the next stay. */
const countLegCalls = (trip: Trip, from: RouteStop, to: RouteStop, day: Day): number => {
  if (trip.calls.length === 0) return 0;
  const { starts, ends } = getWholeDay(from.place, to.place, day);
  // From UTC−11 to UTC+14 a day ends before it starts, and the next stay may lose a call of each series.
  if (ends < starts) return -trip.calls.length;
  const route: Route = {
    stops: [{ ...from, arrive: day, leave: day }],
    legs: [
      {
        from,
        to,
        day,
        mode: 'plane',
        km: 0,
        hours: null,
        carbon: { low: 0, middle: 0, high: 0 },
        usd: null,
        isTimed: false,
        starts,
        ends,
      },
    ],
  };
  return checkCalls(trip, route).conflicts.filter(({ code }) => code === 'call.on_leg').length;
};

/**
 * What stays and journeys surely add. Only warnings that hold in every plan with this step are counted, so a plan made of
 * steps never looks worse than in the full check.
 * @param stops stops in any order; the steps refer to them by index
 */
export const createSteps = (trip: Trip, stops: readonly RouteStop[]) => {
  const hasTimes = trip.legs.some(({ departs, arrives }) => departs !== undefined && arrives !== undefined);
  const checkNightCalls = (stop: RouteStop): { warnings: number; callsOutside: number } => {
    // The day of travel, and of a journey over several nights, may be spent on the way.
    const inside = { ...stop, arrive: stop.arrive + (hasTimes ? 5 : 1) };
    if (inside.arrive >= inside.leave) return { warnings: 0, callsOutside: 0 };
    const { conflicts, outside } = checkCalls(trip, { stops: [inside], legs: [] });
    return {
      warnings: conflicts.filter(({ code }) => code === 'call.night').length,
      callsOutside: outside,
    };
  };
  const ends = stops.map(({ place }) => toLegEnd(place));
  const getRoad = memoize((one, other) => {
    const [from, to] = [stops[one]!, stops[other]!];
    const leg = findLeg(trip, from.id, to.id);
    const km = measureDistance(ends[one]!, ends[other]!);
    const mode = leg?.mode ?? getDefaultMode(km);
    const isTimed = leg?.departs !== undefined && leg.arrives !== undefined;
    const hours = estimateHours(mode, ends[one]!, ends[other]!)?.middle ?? 0;
    const isLong = !isTimed && hours > MAX_LEG_HOURS;
    return { leg, km, carbon: estimateCarbon(mode, km).middle, warnings: isLong ? 1 : 0 };
  });
  // Only the zones of a journey matter for its calls.
  const zones = [...new Set(stops.map(({ place }) => place.timezone))];
  const zoneOf = stops.map(({ place }) => zones.indexOf(place.timezone));
  const examples = zoneOf.map((_, zone) => stops[zoneOf.indexOf(zone)]!);
  const getZoneCalls = memoize((pair, day) =>
    countLegCalls(trip, examples[Math.floor(pair / zones.length)]!, examples[pair % zones.length]!, day),
  );
  const getCalls = (one: number, other: number, day: Day): number =>
    getZoneCalls(zoneOf[one]! * zones.length + zoneOf[other]!, day);
  return {
    getStay: memoize((at, arrive): StayValue => {
      const stop = { ...stops[at]!, arrive, leave: arrive + countNights(stops[at]!) };
      const cold = checkClimate(trip, [stop]).filter(({ level }) => level === 'warning').length;
      const calls = checkNightCalls(stop);
      return { ...calls, comfort: sumScores(stop.place, stop), warnings: cold + calls.warnings };
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
