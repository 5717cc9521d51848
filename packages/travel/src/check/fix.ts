import { changeStay } from '../trip/dates.js';
import { applyOperations, type Operation } from '../trip/operations.js';
import { findLeg, legModes, type Stop, type Trip } from '../trip/trip.js';
import { checkTrip, type TripCheck } from './check.js';
import { getConflictKey, type Conflict } from './conflicts.js';
import type { TripFacts } from './facts.js';

/** How far a day of travel may move. */
const MAX_SHIFT_DAYS = 6;

const findPlaced = (trip: Trip, id: string | undefined): Stop | undefined =>
  trip.stops.find((stop) => stop.id === id);

/** Leaves by `lastDay`; what follows comes earlier, or else the next stay begins earlier. */
const leaveBy = (trip: Trip, stop: Stop | undefined, lastDay: number | null): Operation[][] => {
  if (!stop) return [];
  if (lastDay === null || lastDay <= stop.arrive)
    return [[{ type: 'moveStop', id: stop.id, list: 'unplaced', before: null }]];
  const dates = { arrive: stop.arrive, leave: lastDay };
  return [changeStay(trip, stop.id, dates, 'following'), changeStay(trip, stop.id, dates, 'only')];
};

/** Other days for the journey that ends a stay, the nearest first. */
const shiftDeparture = (trip: Trip, stop: Stop | undefined): Operation[][] =>
  stop
    ? Array.from({ length: MAX_SHIFT_DAYS }, (_, at) => [at + 1, -at - 1])
        .flat()
        .map((days) => changeStay(trip, stop.id, { arrive: stop.arrive, leave: stop.leave + days }, 'only'))
    : [];

const changeMode = (trip: Trip, { from, to }: { from: string; to: string }, day: number): Operation[][] => {
  const leg = findLeg(trip, from, to);
  return legModes
    .filter((mode) => mode !== 'ferry' && mode !== leg?.mode)
    .map((mode) => {
      // Other times and another price belong to another mode.
      return [{ type: 'setLeg', from, to, leg: { day: leg?.day ?? day, mode } }];
    });
};

const joinStays = (trip: Trip, one: Stop | undefined, other: Stop | undefined): Operation[][] => {
  if (!one || !other) return [];
  const nights = other.leave - other.arrive;
  return [
    changeStay(trip, other.id, { arrive: one.leave, leave: one.leave + nights }, 'following'),
    changeStay(trip, one.id, { arrive: one.arrive, leave: other.arrive }, 'only'),
    changeStay(trip, other.id, { arrive: one.leave, leave: other.leave }, 'only'),
  ];
};

/** Fills a gap: the earlier stay lasts longer, or the later one begins earlier. */
const fillGap = (trip: Trip, one: Stop | undefined, other: Stop | undefined): Operation[][] =>
  joinStays(trip, one, other).slice(1);

const listCandidates = (trip: Trip, conflict: Conflict): Operation[][] => {
  const [first, second] = conflict.ids.map((id) => findPlaced(trip, id));
  switch (conflict.code) {
    case 'dates.overlap':
      return joinStays(trip, first, second);
    case 'dates.reversed': {
      const [id] = conflict.ids;
      const { arrive, leave } = conflict.figures;
      return [[{ type: 'setStay', id: id!, arrive: leave, leave: arrive }]];
    }
    case 'gap.nights':
      return fillGap(trip, first, second);
    case 'visa.schengen_over':
    case 'visa.stay_over':
      return leaveBy(trip, first, conflict.figures.lastDay);
    case 'tax.reached': {
      const { day, lastDay } = conflict.figures;
      const stops = conflict.ids.map((id) => findPlaced(trip, id));
      return leaveBy(
        trip,
        stops.find((stop) => stop && stop.arrive <= day && stop.leave >= day),
        lastDay,
      );
    }
    case 'leg.on_workday':
      return shiftDeparture(trip, first);
    case 'call.on_leg':
      return shiftDeparture(trip, second);
    case 'leg.too_long':
      return second ? changeMode(trip, { from: first!.id, to: second.id }, second.arrive) : [];
    // Only the person, or another city, can solve these.
    case 'call.clocks_change':
    case 'call.collides':
    case 'call.night':
    case 'climate.outside':
    case 'climate.unknown':
    case 'cost.over':
    case 'cost.unknown':
    case 'data.old':
    case 'leg.no_price':
    case 'place.gone':
    case 'stay.short':
    case 'tax.near':
    case 'visa.needed':
    case 'visa.unknown':
      return [];
  }
};

const listSerious = ({ conflicts }: TripCheck): Set<string> =>
  new Set(conflicts.filter(({ level }) => level !== 'info').map(getConflictKey));

/**
 * Finds operations that solve a conflict and cause no other one that blocks or warns; null if the planner knows none.
 * The result is a draft: nothing changes until the person accepts it.
 */
export const findFix = (trip: Trip, facts: TripFacts, conflict: Conflict): Operation[] | null => {
  const key = getConflictKey(conflict);
  const before = listSerious(checkTrip(trip, facts));
  const isSolution = (ops: Operation[]): boolean => {
    const applied = ops.length > 0 && applyOperations(trip, ops);
    if (!applied || !('trip' in applied)) return false;
    const after = listSerious(checkTrip(applied.trip, facts));
    return !after.has(key) && [...after].every((one) => before.has(one));
  };
  return listCandidates(trip, conflict).find(isSolution) ?? null;
};
