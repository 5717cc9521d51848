import type { PlanGoal } from '@wanderwork/contracts';
import { checkTrip, type Trip, type TripCheck, type TripFacts } from '@wanderwork/travel';

/** The figure of a goal; less is better. */
export const measureGoal = (goal: PlanGoal, check: TripCheck, facts: TripFacts): number => {
  switch (goal) {
    case 'cheaper':
      return check.cost.total.middle;
    case 'warmer':
      return -getWarmth(check, facts);
    case 'fewer-moves':
      return check.route.legs.length;
    case 'better-calls':
      return check.callsOutside;
    case 'less-carbon':
      return check.carbon.middle;
    case 'no-visa':
      return check.conflicts.filter(({ code }) => code === 'visa.needed' || code === 'visa.unknown').length;
  }
};

const getWarmth = ({ route, nights }: TripCheck, { cities }: TripFacts): number => {
  const sum = route.stops.reduce((total, { city, arrive, leave }) => {
    const { climate } = cities[city]!;
    let own = 0;
    for (let day = arrive; day < leave; day += 1)
      own += climate?.[new Date(day * 86_400_000).getUTCMonth()]?.tempC ?? 0;
    return total + own;
  }, 0);
  return sum / Math.max(1, nights);
};

/** Conflicts that an improvement may not add: what doesn't fit at all, and what a person would have to bear. */
const countConflicts = ({ conflicts }: TripCheck): number =>
  conflicts.filter(({ level }) => level !== 'info').length;

/** A change must gain at least this share. */
const MIN_GAIN = 0.05;

const isGain = (before: number, after: number): boolean =>
  after < before && before - after >= MIN_GAIN * Math.abs(before);

interface Improved {
  trip: Trip;
  before: number;
  after: number;
}

/** The trip without one stop, whose nights go to the stop before it, or after it for the first. */
const withoutStop = (trip: Trip, at: number): Trip | null => {
  const stop = trip.stops[at]!;
  const neighbor = trip.stops[at - 1] ?? trip.stops[at + 1];
  if (!neighbor || stop.pinned.place || stop.pinned.dates || neighbor.pinned.dates) return null;
  const stops = trip.stops
    .filter((one) => one !== stop)
    .map((one) =>
      one !== neighbor
        ? one
        : at > 0
          ? { ...one, leave: Math.max(one.leave, stop.leave) }
          : { ...one, arrive: Math.min(one.arrive, stop.arrive) },
    );
  return { ...trip, stops, legs: trip.legs.filter(({ from, to }) => from !== stop.id && to !== stop.id) };
};

/**
 * The best change of one stop for a goal: another city for it, or for fewer moves, the trip without it. Null if none gains
 * enough without a new conflict.
 * @param candidates cities to choose from, with their facts
 */
export const improveTrip = (
  trip: Trip,
  goal: PlanGoal,
  candidates: readonly string[],
  facts: TripFacts,
): Improved | null => {
  const check = checkTrip(trip, facts);
  const before = measureGoal(goal, check, facts);
  const conflicts = countConflicts(check);
  let best: Improved | null = null;
  const consider = (changed: Trip): void => {
    const own = checkTrip(changed, facts);
    const after = measureGoal(goal, own, facts);
    if (countConflicts(own) <= conflicts && isGain(before, after) && (best === null || after < best.after))
      best = { trip: changed, before, after };
  };
  const used = new Set(trip.stops.map(({ city }) => city));
  for (const [at, stop] of trip.stops.entries()) {
    if (goal === 'fewer-moves') {
      const changed = withoutStop(trip, at);
      if (changed) consider(changed);
      continue;
    }
    if (stop.pinned.place) continue;
    for (const city of candidates)
      if (!used.has(city))
        consider({ ...trip, stops: trip.stops.map((one) => (one === stop ? { ...one, city } : one)) });
  }
  return best;
};
