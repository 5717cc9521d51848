import { checkCalls, countCallsOutside } from '../check/calls.js';
import {
  countColdMonths,
  listClimateMonths,
  listMonths,
  sumMonthScores,
  type MonthNights,
} from '../check/climate.js';
import { getStayCents, isOverLimit } from '../check/cost.js';
import type { TripCity } from '../check/facts.js';
import type { RouteStop } from '../check/route.js';
import { scoreStep } from '../order/score.js';
import type { StayValue } from '../order/steps.js';
import type { Stop, Trip } from '../trip/trip.js';

/** A city for a slot, with what the stay adds to a plan whatever its neighbors are. */
export interface Choice extends StayValue {
  stop: RouteStop;
  /** The index of the city in the tables of journeys. */
  city: number;
  /** Cents of US dollars; 0 if unknown. */
  cents: number;
  /** Σ nights · mean temperature of their months; 0 for unknown months. */
  warmth: number;
  /** What the stay adds to the score. */
  value: number;
  /** Countries of one class are alike for the rules on days in countries. */
  countryClass: number;
}

/** Σ nights · mean temperature of these months; 0 for unknown months. */
export const sumWarmth = ({ climate }: TripCity, months: readonly MonthNights[]): number =>
  months.reduce((sum, { month, nights }) => sum + nights * (climate?.[month]?.tempC ?? 0), 0);

/**
 * Creates the choices of one slot. What depends on its dates, or on the zone, is computed once for all cities.
 * @param isReached whether the first day is spent on the way
 * @param isStrict whether cities that break the trip's limits are left out (null)
 * @param nights of the whole trip
 */
export const createChooser = (
  trip: Trip,
  { arrive, leave }: Pick<Stop, 'arrive' | 'leave'>,
  isReached: boolean,
  isStrict: boolean,
  nights: number,
) => {
  const stay = { arrive, leave };
  const months = listMonths(stay);
  const climateMonths = listClimateMonths(stay);
  const inside = isReached ? arrive + 1 : arrive;
  const callsByZone = new Map<string, ReturnType<typeof countCallsOutside>>();
  const countCalls = (zone: string) => {
    const cached = callsByZone.get(zone);
    if (cached) return cached;
    const calls =
      inside < leave && trip.calls.length > 0
        ? countCallsOutside(trip, zone, inside, leave)
        : { calls: 0, series: 0 };
    callsByZone.set(zone, calls);
    return calls;
  };
  return (stop: RouteStop, city: number, countryClass: number): Choice | null => {
    const { place } = stop;
    const isOver = isOverLimit(trip, stop);
    const coldMonths = countColdMonths(trip.limits, place, climateMonths);
    if (isStrict && (isOver || coldMonths > 0)) return null;
    const calls = countCalls(place.timezone);
    const choice: Choice = {
      comfort: sumMonthScores(place, months),
      warnings: coldMonths + (isOver ? 1 : 0) + calls.series,
      callsOutside: calls.calls,
      stop,
      city,
      cents: getStayCents(trip, stop),
      warmth: sumWarmth(place, months),
      value: 0,
      countryClass,
    };
    choice.value = scoreStep(choice, null, nights);
    return choice;
  };
};

/** Pairs of series that overlap in every plan. Two days of margin: first and last calls depend on zones. */
export const countCollisions = (trip: Trip, stop: RouteStop | undefined, nights: number): number => {
  const inside = stop && { ...stop, arrive: trip.from + 2, leave: trip.from + nights - 2 };
  if (!inside || inside.arrive >= inside.leave) return 0;
  const { conflicts } = checkCalls(trip, { stops: [inside], legs: [] });
  return conflicts.filter(({ code }) => code === 'call.collides').length;
};
