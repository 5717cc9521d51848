import { randomUUID } from 'node:crypto';
import {
  changeStay,
  diffTrips,
  layOutStops,
  noPins,
  type Day,
  type Operation,
  type Stop,
  type Trip,
} from '@wanderwork/travel';
import type { StopRef, TripEdit } from '../grammar/intent.js';

/** Why an edit can't be made, in words. */
export interface EditError {
  error: string;
}

export type Edited = { trip: Trip } | EditError;

const DEFAULT_NIGHTS = 30;
const MIN_NIGHTS = 1;
const ID_LENGTH = 8;

const findIndex = ({ stops }: Trip, ref: StopRef): number => {
  if ('city' in ref) return stops.findIndex(({ city }) => city === ref.city);
  return ref.at < 0 ? stops.length + ref.at : ref.at;
};

const noSuchStop = (ref: StopRef): EditError => ({
  error: 'city' in ref ? 'This city is no stop of your trip.' : 'Your trip has no such stop.',
});

/** Gives the stops another order or number; each keeps its nights, and pinned dates stay. */
const reorder = (trip: Trip, stops: readonly Stop[]): Trip => {
  const { stops: placed, unplaced } = layOutStops(stops, trip.stops[0]?.arrive ?? trip.from);
  return {
    ...trip,
    stops: placed,
    unplaced: [...trip.unplaced, ...unplaced],
    from: placed[0]?.arrive ?? trip.from,
  };
};

const createStop = (city: string, arrive: Day, nights: number): Stop => ({
  id: randomUUID().slice(0, ID_LENGTH),
  city,
  arrive,
  leave: arrive + nights,
  pinned: noPins,
  note: '',
});

const add = (trip: Trip, { city, nights, where }: Extract<TripEdit, { kind: 'add' }>): Edited => {
  const length = nights ?? DEFAULT_NIGHTS;
  if (where === null) {
    const arrive = trip.stops.at(-1)?.leave ?? trip.from;
    return { trip: { ...trip, stops: [...trip.stops, createStop(city!, arrive, length)] } };
  }
  const at = findIndex(trip, where.stop);
  const neighbor = trip.stops[at];
  if (!neighbor) return noSuchStop(where.stop);
  const index = where.side === 'before' ? at : at + 1;
  return { trip: reorder(trip, trip.stops.toSpliced(index, 0, createStop(city!, neighbor.arrive, length))) };
};

const swap = (trip: Trip, one: StopRef, other: StopRef): Edited => {
  const [first, second] = [findIndex(trip, one), findIndex(trip, other)];
  const [a, b] = [trip.stops[first], trip.stops[second]];
  if (!a) return noSuchStop(one);
  if (!b || first === second) return noSuchStop(other);
  return { trip: reorder(trip, trip.stops.with(first, b).with(second, a)) };
};

const moveStop = (trip: Trip, { stop, where }: Extract<TripEdit, { kind: 'move' }>): Edited => {
  const from = findIndex(trip, stop);
  const moved = trip.stops[from];
  const target = trip.stops[findIndex(trip, where.stop)];
  if (!moved) return noSuchStop(stop);
  if (!target || target === moved) return noSuchStop(where.stop);
  const others = trip.stops.toSpliced(from, 1);
  const at = others.indexOf(target) + (where.side === 'after' ? 1 : 0);
  return { trip: reorder(trip, others.toSpliced(at, 0, moved)) };
};

/** Operations of the engine, applied; the dates after the stay move with it. */
const setNights = (trip: Trip, ref: StopRef, toLeave: (stop: Stop) => Day): Edited | { ops: Operation[] } => {
  const stop = trip.stops[findIndex(trip, ref)];
  if (!stop) return noSuchStop(ref);
  if (stop.pinned.dates) return { error: 'The dates of this stop are pinned. Unpin them first.' };
  const leave = toLeave(stop);
  if (leave - stop.arrive < MIN_NIGHTS)
    return { error: 'Then no night would be left. Remove the stop instead.' };
  return { ops: changeStay(trip, stop.id, { arrive: stop.arrive, leave }, 'following') };
};

const shift = (trip: Trip, days: number): Edited => {
  if (trip.stops.some(({ pinned }) => pinned.dates))
    return { error: 'Some dates of this trip are pinned. Unpin them first.' };
  const stops = trip.stops.map((stop) => ({ ...stop, arrive: stop.arrive + days, leave: stop.leave + days }));
  return { trip: { ...trip, from: trip.from + days, stops } };
};

const edit = (trip: Trip, change: TripEdit): Edited | { ops: Operation[] } => {
  switch (change.kind) {
    case 'add':
      return add(trip, change);
    case 'remove': {
      const at = findIndex(trip, change.stop);
      if (!trip.stops[at]) return noSuchStop(change.stop);
      return { trip: reorder(trip, trip.stops.toSpliced(at, 1)) };
    }
    case 'swap':
      return swap(trip, change.one, change.other);
    case 'reverse':
      return { trip: reorder(trip, trip.stops.toReversed()) };
    case 'move':
      return moveStop(trip, change);
    case 'replace': {
      const stop = trip.stops[findIndex(trip, change.stop)];
      if (!stop) return noSuchStop(change.stop);
      return {
        trip: {
          ...trip,
          stops: trip.stops.map((one) => (one === stop ? { ...one, city: change.city! } : one)),
        },
      };
    }
    case 'stay':
      return setNights(
        trip,
        change.stop!,
        (stop) =>
          change.until ??
          (change.nights !== undefined ? stop.arrive + change.nights : stop.leave + (change.by ?? 0)),
      );
    case 'start':
      return shift(
        trip,
        change.on !== undefined ? change.on - (trip.stops[0]?.arrive ?? trip.from) : (change.by ?? 0),
      );
    case 'people':
      return { ops: [{ type: 'setPerson', person: { people: change.people } }] };
    case 'budget':
      return {
        ops: [
          {
            type: 'setLimits',
            limits: { ...trip.limits, ...(change.usdMonth !== null && { usdMonth: change.usdMonth }) },
          },
        ],
      };
    case 'improve':
      return { trip };
  }
};

/** The operations of an edit; none if it changes nothing. Goals are the business of `improveTrip`. */
export const toOperations = (trip: Trip, change: TripEdit): { ops: Operation[] } | EditError => {
  const edited = edit(trip, change);
  if ('error' in edited || 'ops' in edited) return edited;
  return { ops: diffTrips(trip, edited.trip) };
};
