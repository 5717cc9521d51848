import { checkCalls } from '../check/calls.js';
import { checkTrip } from '../check/check.js';
import type { Conflict } from '../check/conflicts.js';
import { findCity, type TripFacts } from '../check/facts.js';
import type { RouteStop } from '../check/route.js';
import { checkTaxDays } from '../check/tax.js';
import { createStayTest } from '../check/visas.js';
import type { Day } from '../time/day.js';
import { alignLegs, layOutStops } from '../trip/dates.js';
import { countNights, type Stop, type Trip } from '../trip/trip.js';
import { scorePlan, scoreRule, scoreStep, type PlanScore } from './score.js';
import { createSteps } from './steps.js';

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
  const { getStay, getJourney } = createSteps(trip, stops);
  const nights = stops.reduce((sum, stop) => sum + countNights(stop), 0);
  const pinned = stops.flatMap((stop, at) => (stop.pinned.dates ? [{ at, arrive: stop.arrive }] : []));
  const step: OrderProblem['step'] = (last, cursor, next, placed) => {
    const stop = stops[next]!;
    const arrive = stop.pinned.dates ? stop.arrive : cursor;
    const leave = arrive + countNights(stop);
    if (arrive < cursor) return null;
    // A pinned stay that is still to come must find its dates free.
    for (const one of pinned)
      if (one.at !== next && one.arrive < leave && !isPlaced(placed, one.at)) return null;
    const journey = last < 0 ? null : getJourney(last, next, cursor, arrive);
    return { arrive, leave, value: scoreStep(getStay(next, arrive), journey, nights) };
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
