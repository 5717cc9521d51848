import { MAX_LEG_HOURS } from '../legs/estimates.js';
import { sumRanges, type Range } from '../money/range.js';
import { getWeekday } from '../time/weekends.js';
import { countNights, type Trip } from '../trip/trip.js';
import { checkCalls } from './calls.js';
import { checkClimate } from './climate.js';
import { conflictCodes, createConflict, type Conflict } from './conflicts.js';
import { calculateCost, checkCost, type TripCost } from './cost.js';
import { findCity, type TripFacts } from './facts.js';
import { createRoute, type Route } from './route.js';
import { checkTaxDays } from './tax.js';
import { checkVisas, listEntries, type AreaEntry } from './visas.js';

/** Everything that the planner says about a trip. */
export interface TripCheck {
  /** From the most to the least serious; the order of equal ones depends on nothing but their ids and figures. */
  conflicts: Conflict[];
  route: Route;
  nights: number;
  cost: TripCost;
  /** Kilograms of CO2e for all people. */
  carbon: Range;
  /** Calls outside the person's hours. */
  callsOutside: number;
  /** The best passport for each area. */
  entries: AreaEntry[];
}

const SHORT_STAY_NIGHTS = 7;
const NIGHT_FROM_MINUTES = 1440;

const checkPlaces = (trip: Trip, facts: TripFacts): Conflict[] =>
  trip.stops.flatMap((stop): Conflict[] => {
    const place = findCity(facts, stop.city);
    const city = place?.name ?? stop.city;
    const { id, arrive, leave } = stop;
    return [
      ...(place ? [] : [createConflict('place.gone', [id], { city })]),
      ...(leave < arrive ? [createConflict('dates.reversed', [id], { city, arrive, leave })] : []),
    ];
  });

/** Nights that a timed leg spends on the way. */
const countNightsOnLeg = (trip: Trip, from: string, to: string): number => {
  const leg = trip.legs.find((one) => one.from === from && one.to === to);
  return Math.floor((leg?.arrives ?? 0) / NIGHT_FROM_MINUTES);
};

const checkDates = (trip: Trip, { stops }: Route): Conflict[] =>
  stops.flatMap((stop, at): Conflict[] => {
    const { place, arrive, leave, id } = stop;
    const nights = countNights(stop);
    const conflicts: Conflict[] = [];
    if (nights < SHORT_STAY_NIGHTS)
      conflicts.push(createConflict('stay.short', [id], { city: place.name, nights }));
    const next = stops[at + 1];
    if (!next) return conflicts;
    if (next.arrive < leave)
      conflicts.push(
        createConflict('dates.overlap', [id, next.id], {
          city: place.name,
          next: next.place.name,
          nights: Math.min(leave, next.leave) - Math.max(arrive, next.arrive),
        }),
      );
    const gap = next.arrive - leave - countNightsOnLeg(trip, id, next.id);
    if (gap > 0)
      conflicts.push(
        createConflict('gap.nights', [id, next.id], {
          from: place.name,
          to: next.place.name,
          leave,
          arrive: next.arrive,
          nights: gap,
        }),
      );
    return conflicts;
  });

const checkLegs = ({ work }: Trip, { legs }: Route): Conflict[] =>
  legs.flatMap(({ from, to, day, hours }): Conflict[] => {
    const ids = [from.id, to.id];
    const names = { from: from.place.name, to: to.place.name };
    const isLong = hours !== null && hours.middle > MAX_LEG_HOURS;
    const isWorkday = work.days.includes(getWeekday(day));
    return [
      ...(isLong ? [createConflict('leg.too_long', ids, { ...names, hours: hours.middle })] : []),
      ...(isWorkday ? [createConflict('leg.on_workday', ids, { ...names, day })] : []),
    ];
  });

const compareConflicts = (one: Conflict, other: Conflict): number => {
  const byCode = conflictCodes.indexOf(one.code) - conflictCodes.indexOf(other.code);
  if (byCode !== 0) return byCode;
  const [text, otherText] = [one, other].map(({ ids, figures }) => JSON.stringify([ids, figures]));
  return text! < otherText! ? -1 : text! > otherText! ? 1 : 0;
};

/** Checks a trip against all rules. `trip` must be valid (`findTripErrors`). Pure: the same input gives the same answer. */
export const checkTrip = (trip: Trip, facts: TripFacts): TripCheck => {
  const route = createRoute(trip, facts);
  const calls = checkCalls(trip, route);
  const conflicts = [
    ...checkPlaces(trip, facts),
    ...checkDates(trip, route),
    ...checkVisas(trip, route.stops, facts),
    ...checkTaxDays(trip, route.stops),
    ...calls.conflicts,
    ...checkLegs(trip, route),
    ...checkCost(trip, route),
    ...checkClimate(trip, route.stops),
  ];
  return {
    conflicts: conflicts.sort(compareConflicts),
    route,
    nights: route.stops.reduce((sum, stop) => sum + countNights(stop), 0),
    cost: calculateCost(trip, route),
    carbon: sumRanges(route.legs.map(({ carbon }) => carbon)),
    callsOutside: calls.outside,
    entries: listEntries(trip, route.stops, facts),
  };
};
