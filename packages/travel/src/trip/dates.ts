import type { Day } from '../time/day.js';
import { diffTrips } from './diff.js';
import type { Operation } from './operations.js';
import type { Leg, Stop, Trip } from './trip.js';

/** `only`: the neighbors gain or lose days. `following`: everything after the stay moves with it. */
export type DateScope = 'only' | 'following';

const move = (stop: Stop, days: number): Stop => ({
  ...stop,
  arrive: stop.arrive + days,
  leave: stop.leave + days,
});

interface Layout {
  stops: Stop[];
  unplaced: Stop[];
}

/** Cuts the stays before `arrive`, from the nearest one on. Pinned ones stop the cut. */
const cutBefore = (stops: readonly Stop[], arrive: Day): Layout & { earliest: Day } => {
  const remaining = [...stops];
  const unplaced: Stop[] = [];
  for (let last = remaining.at(-1); last && last.leave > arrive; last = remaining.at(-1)) {
    if (last.pinned.dates) return { stops: remaining, unplaced, earliest: last.leave };
    remaining.pop();
    if (last.arrive < arrive)
      return { stops: [...remaining, { ...last, leave: arrive }], unplaced, earliest: arrive };
    unplaced.unshift(last);
  }
  return { stops: remaining, unplaced, earliest: arrive };
};

const cutAfter = (stops: readonly Stop[], leave: Day): Layout & { latest: Day } => {
  const remaining = [...stops];
  const unplaced: Stop[] = [];
  for (let first = remaining[0]; first && first.arrive < leave; first = remaining[0]) {
    if (first.pinned.dates) return { stops: remaining, unplaced, latest: first.arrive };
    remaining.shift();
    if (first.leave > leave)
      return { stops: [{ ...first, arrive: leave }, ...remaining], unplaced, latest: leave };
    unplaced.push(first);
  }
  return { stops: remaining, unplaced, latest: leave };
};

/** Moves stays up to the first pinned one, which absorbs the change. Stays that then reach into it are unplaced. */
const moveAfter = (stops: readonly Stop[], days: number): Layout => {
  const at = stops.findIndex(({ pinned }) => pinned.dates);
  const [free, others] = at < 0 ? [stops, []] : [stops.slice(0, at), stops.slice(at)];
  const end = others[0]?.arrive ?? Infinity;
  const moved = free.map((stop) => move(stop, days));
  const fits = ({ leave }: Stop) => leave <= end;
  return {
    stops: [...moved.filter(fits), ...others],
    unplaced: free.filter((_, index) => !fits(moved[index]!)),
  };
};

/** Legs keep to the days between their stops. */
export const alignLegs = (legs: readonly Leg[], stops: readonly Stop[]): Leg[] =>
  legs.map((leg) => {
    const at = stops.findIndex(({ id }) => id === leg.from);
    const [from, to] = [stops[at], stops[at + 1]];
    if (!from || to?.id !== leg.to) return leg;
    const fits = leg.day >= Math.min(from.leave, to.arrive) && leg.day <= to.arrive;
    return fits ? leg : { ...leg, day: to.arrive };
  });

/** The operations that give a trip a new arrangement of its stops. */
export const arrangeStops = (trip: Trip, { stops, unplaced }: Layout): Operation[] => {
  const from = stops[0]?.arrive ?? trip.from;
  return diffTrips(trip, {
    ...trip,
    from,
    stops,
    unplaced: [...trip.unplaced, ...unplaced],
    legs: alignLegs(trip.legs, stops),
  });
};

/**
 * Changes the dates of a stay. Pinned dates never move: a stay that reaches into a pinned one is cut, and one that has no
 * night left moves to "Not placed".
 * @param id a stop in the trip; for an unknown or pinned one, nothing happens
 */
export const changeStay = (
  trip: Trip,
  id: string,
  { arrive, leave }: { arrive: Day; leave: Day },
  scope: DateScope,
): Operation[] => {
  const at = trip.stops.findIndex((stop) => stop.id === id);
  const stop = trip.stops[at];
  if (!stop || stop.pinned.dates || leave <= arrive) return [];
  const previous = trip.stops[at - 1];
  const next = trip.stops[at + 1];
  const before = cutBefore(trip.stops.slice(0, at), arrive);
  const isMoved = scope === 'following';
  const after = isMoved
    ? { ...moveAfter(trip.stops.slice(at + 1), leave - stop.leave), latest: leave }
    : cutAfter(trip.stops.slice(at + 1), leave);
  // A pinned stay directly behind absorbs the change, whatever the scope.
  const barrier = trip.stops.slice(at + 1).find(({ pinned }) => pinned.dates);
  const end = Math.min(leave, after.latest, isMoved && barrier ? barrier.arrive : leave);
  const changed = { ...stop, arrive: Math.max(arrive, before.earliest), leave: end };
  if (changed.leave <= changed.arrive)
    return arrangeStops(trip, { stops: trip.stops.toSpliced(at, 1), unplaced: [{ ...stop, arrive, leave }] });
  // Neighbors that touched the stay gain the days that it gives up.
  const last = before.stops.at(-1);
  if (!isMoved && last && last === previous && previous.leave === stop.arrive && !previous.pinned.dates)
    before.stops[before.stops.length - 1] = { ...last, leave: changed.arrive };
  if (
    !isMoved &&
    after.stops[0] &&
    after.stops[0] === next &&
    next.arrive === stop.leave &&
    !next.pinned.dates
  )
    after.stops[0] = { ...next, arrive: changed.leave };
  return arrangeStops(trip, {
    stops: [...before.stops, changed, ...after.stops],
    unplaced: [...before.unplaced, ...after.unplaced],
  });
};

/** Places stops one after another from `from` on, each for its nights. Pinned dates stay, and others fit around them. */
export const layOutStops = (stops: readonly Stop[], from: Day): Layout => {
  const laidOut: Stop[] = [];
  const unplaced: Stop[] = [];
  let cursor = from;
  for (const [at, stop] of stops.entries()) {
    if (stop.pinned.dates) {
      laidOut.push(stop);
      cursor = Math.max(cursor, stop.leave);
      continue;
    }
    const moved = move(stop, cursor - stop.arrive);
    const barrier = stops.slice(at + 1).find(({ pinned }) => pinned.dates);
    if (barrier && moved.leave > barrier.arrive) {
      unplaced.push(stop);
      continue;
    }
    laidOut.push(moved);
    cursor = moved.leave;
  }
  return { stops: laidOut, unplaced };
};
