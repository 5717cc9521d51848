import { checkTrip } from '../check/check.js';
import { checkCalls } from '../check/calls.js';
import { checkClimate, sumScores } from '../check/climate.js';
import type { Conflict } from '../check/conflicts.js';
import { findCity, toLegEnd, type TripCity, type TripFacts } from '../check/facts.js';
import type { Route, RouteStop } from '../check/route.js';
import { checkTaxDays } from '../check/tax.js';
import { createStayTest } from '../check/visas.js';
import { estimateHours, getDefaultMode, measureDistance } from '../legs/estimates.js';
import type { Day } from '../time/day.js';
import { getWeekday } from '../time/weekends.js';
import { resolveLocalTime } from '../time/zone-table.js';
import { alignLegs, layOutStops } from '../trip/dates.js';
import { countNights, findLeg, type Stop, type Trip } from '../trip/trip.js';
import { scorePlan, scoreRule, type PlanScore } from './score.js';

const MAX_LEG_HOURS = 14;

/** A step of an order: a stop at its dates, with an upper bound of what it adds to the score. */
export interface Step {
  arrive: Day;
  leave: Day;
  value: number;
}

/** The order of a trip's stops as a search problem. Stops are numbered by their ids, so that ties are broken by id. */
export interface OrderProblem {
  /** Sorted by id. */
  stops: readonly RouteStop[];
  /** The stop that must stand at a place; -1 for a free place. */
  slots: readonly number[];
  from: Day;
  /** Adds a stop to an order; null if its dates don't fit. `last` is -1 for the first stop. */
  step: (last: number, cursor: Day, next: number, placed: number) => Step | null;
  /** What every order loses. */
  constant: number;
  /** What a beginning surely loses beyond its steps; null if it breaks a hard rule whatever follows. */
  checkBeginning: (order: readonly number[], steps: readonly Step[]) => number | null;
  /** The trip in this order; null if the dates don't fit. */
  arrange: (order: readonly number[]) => Trip | null;
  /** The score of a whole order, by the full check; null if its dates don't fit. */
  evaluate: (order: readonly number[]) => PlanScore | null;
}

const isPlaced = (placed: number, at: number): boolean => Math.floor(placed / 2 ** at) % 2 === 1;

const toRoute = (
  stops: readonly RouteStop[],
  order: readonly number[],
  steps: readonly Step[],
): RouteStop[] =>
  order.map((at, index) => ({ ...stops[at]!, arrive: steps[index]!.arrive, leave: steps[index]!.leave }));

/** Warnings that every order has: they depend on the stops alone. */
const countConstantWarnings = (conflicts: readonly Conflict[]): number =>
  conflicts.filter(({ code }) => code === 'visa.needed' || code === 'visa.unknown' || code === 'cost.over')
    .length;

/** Pairs of series that overlap within the trip, whatever its order. Its first and last day depend on zones. */
const countConstantCollisions = (trip: Trip, stops: readonly RouteStop[]): number => {
  if (stops.some(({ pinned }) => pinned.dates)) return 0;
  const nights = stops.reduce((sum, stop) => sum + countNights(stop), 0);
  const inside = { ...stops[0]!, arrive: trip.from + 1, leave: trip.from + nights - 1 };
  if (inside.arrive >= inside.leave) return 0;
  const { conflicts } = checkCalls(trip, { stops: [inside], legs: [] });
  return conflicts.filter(({ code }) => code === 'call.collides').length;
};

/** Remembers results by two whole numbers. */
const memoize = (compute: (one: number, other: number) => number) => {
  const cache = new Map<number, number>();
  return (one: number, other: number): number => {
    const key = one * 2 ** 24 + other;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = compute(one, other);
    cache.set(key, value);
    return value;
  };
};

/**
 * What stays and journeys surely cost. Only what holds in every order that contains the step is counted, so the sum of
 * steps is never below the score of the full check.
 */
const createSteps = (trip: Trip, stops: readonly RouteStop[]) => {
  const nights = stops.reduce((sum, stop) => sum + countNights(stop), 0);
  const hasTimes = trip.legs.some(({ departs, arrives }) => departs !== undefined && arrives !== undefined);
  const countNightCalls = (stop: RouteStop): number => {
    // The day of travel, and of a journey over several nights, may be spent on the way.
    const inside = { ...stop, arrive: stop.arrive + (hasTimes ? 5 : 1) };
    if (inside.arrive >= inside.leave) return 0;
    const route: Route = { stops: [inside], legs: [] };
    return checkCalls(trip, route).conflicts.filter(({ code }) => code === 'call.night').length;
  };
  const valueStay = memoize((at, arrive) => {
    const stop = { ...stops[at]!, arrive, leave: arrive + countNights(stops[at]!) };
    const cold = checkClimate(trip, [stop]).filter(({ level }) => level === 'warning').length;
    const comfort = nights > 0 ? sumScores(stop.place, stop) / nights : 0;
    return comfort - scoreRule.perWarning * (cold + countNightCalls(stop));
  });
  const ends = stops.map(({ place }) => toLegEnd(place));
  const valueRoad = memoize((one, other) => {
    const [from, to] = [stops[one]!, stops[other]!];
    if (from.city === to.city) return 0;
    const km = measureDistance(ends[one]!, ends[other]!);
    const leg = findLeg(trip, from.id, to.id);
    const isTimed = leg?.departs !== undefined && leg.arrives !== undefined;
    const hours = estimateHours(leg?.mode ?? getDefaultMode(km), ends[one]!, ends[other]!)?.middle ?? 0;
    return (
      (-scoreRule.perThousandKm * km) / 1000 - (!isTimed && hours > MAX_LEG_HOURS ? scoreRule.perWarning : 0)
    );
  });
  const valueCalls = memoize((pair, day) => {
    const [from, to] = [stops[Math.floor(pair / 32)]!, stops[pair % 32]!];
    return -scoreRule.perWarning * countLegCalls(trip, from, to, day);
  });
  const valueJourney = (one: number, other: number, cursor: Day, day: Day): number => {
    const [from, to] = [stops[one]!, stops[other]!];
    const isSame = from.city === to.city;
    const leg = findLeg(trip, from.id, to.id);
    // With nights between, a typed journey may be on another day.
    const isCertain = !isSame && (cursor === day || !leg);
    const isWorkday = isCertain && trip.work.days.includes(getWeekday(day));
    const hasGap = day > cursor && !leg;
    const calls = isCertain && !(leg && hasTimes) ? valueCalls(one * 32 + other, day) : 0;
    return (
      valueRoad(one, other) +
      calls -
      (isWorkday ? scoreRule.perWorkdayLeg : 0) -
      (hasGap ? scoreRule.perWarning : 0)
    );
  };
  return { valueStay, valueJourney };
};

/** The series with a call on a journey that takes the whole day. */
const countLegCalls = (trip: Trip, from: RouteStop, to: RouteStop, day: Day): number => {
  if (trip.calls.length === 0) return 0;
  const route = createDayRoute(from, to, day);
  return checkCalls(trip, route).conflicts.filter(({ code }) => code === 'call.on_leg').length;
};

const createDayRoute = (from: RouteStop, to: RouteStop, day: Day): Route => ({
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
      ...getWholeDay(from.place, to.place, day),
    },
  ],
});

/** Null if no order is possible: a city is gone, or dates are reversed. */
export const createProblem = (trip: Trip, facts: TripFacts): OrderProblem | null => {
  const stops = trip.stops
    .flatMap((stop) => {
      const place = findCity(facts, stop.city);
      return place && stop.leave >= stop.arrive ? [{ ...stop, place }] : [];
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  if (stops.length < trip.stops.length || stops.length === 0) return null;
  const slots = trip.stops.map((stop) =>
    stop.pinned.order ? stops.findIndex(({ id }) => id === stop.id) : -1,
  );
  const { valueStay, valueJourney } = createSteps(trip, stops);
  const pinned = stops.flatMap((stop, at) => (stop.pinned.dates ? [{ at, arrive: stop.arrive }] : []));
  const step: OrderProblem['step'] = (last, cursor, next, placed) => {
    const stop = stops[next]!;
    const arrive = stop.pinned.dates ? stop.arrive : cursor;
    const leave = arrive + countNights(stop);
    if (arrive < cursor) return null;
    // A pinned stay that is still to come must find its dates free.
    for (const one of pinned)
      if (one.at !== next && one.arrive < leave && !isPlaced(placed, one.at)) return null;
    const journey = last < 0 ? 0 : valueJourney(last, next, cursor, arrive);
    return { arrive, leave, value: valueStay(next, arrive) + journey };
  };
  const arrange = (order: readonly number[]): Trip | null => {
    const sequence: Stop[] = order.map((at) => {
      const { place: _, ...stop } = stops[at]!;
      return stop;
    });
    const { stops: laidOut, unplaced } = layOutStops(sequence, trip.from);
    if (unplaced.length > 0) return null;
    return { ...trip, stops: laidOut, legs: alignLegs(trip.legs, laidOut) };
  };
  const staysTooLong = createStayTest(trip, stops, facts);
  return {
    stops,
    slots,
    from: trip.from,
    step,
    constant:
      -scoreRule.perWarning *
      (countConstantWarnings(checkTrip(trip, facts).conflicts) + countConstantCollisions(trip, stops)),
    checkBeginning: (order, steps) => {
      const route = toRoute(stops, order, steps);
      if (staysTooLong(route)) return null;
      return -scoreRule.perWarning * checkTaxDays(trip, route).length;
    },
    arrange,
    evaluate: (order) => {
      const arranged = arrange(order);
      return arranged && scorePlan(checkTrip(arranged, facts));
    },
  };
};

const getWholeDay = (from: TripCity, to: TripCity, day: Day) => ({
  starts: resolveLocalTime(from.timezone, day, 0).at,
  ends: resolveLocalTime(to.timezone, day + 1, 0).at,
});
