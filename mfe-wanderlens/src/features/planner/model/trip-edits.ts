import {
  applyOperations,
  arrangeStops,
  createTrip,
  getLocalDay,
  layOutStops,
  noPins,
  toDateParts,
  toDay,
  type Day,
  type Operation,
  type Stop,
  type Trip,
} from '@wanderwork/travel';
import { monthNames } from '@wanderwork/contracts';

const STAY_NIGHTS = 30;

/** The first day of the next month. */
export const getNextMonth = (now: Date): Day => {
  const { year, month } = toDateParts(getLocalDay(now));
  return toDay(year, month + 1, 1);
};

/** An empty trip from the first day of the next month on. */
export const createEmptyTrip = (id: string, now: Date): Trip => createTrip(id, getNextMonth(now), 'My trip');

/** Adds a city after the last stop, for 30 nights. */
export const addCity = (trip: Trip, city: string, id: string): Operation[] => {
  const arrive = trip.stops.at(-1)?.leave ?? trip.from;
  const stop: Stop = { id, city, arrive, leave: arrive + STAY_NIGHTS, pinned: noPins, note: '' };
  return [{ type: 'addStop', list: 'stops', stop, before: null }];
};

/** The trip with cities after its last stop. */
export const addCities = (trip: Trip, cities: readonly string[]): Trip =>
  cities.reduce((current, city) => {
    const applied = applyOperations(current, addCity(current, city, crypto.randomUUID()));
    return 'trip' in applied ? applied.trip : current;
  }, trip);

/** Puts an unplaced stop at the end of the trip, for as many nights as before. */
export const placeStop = (trip: Trip, id: string): Operation[] => {
  const stop = trip.unplaced.find((one) => one.id === id);
  if (!stop) return [];
  const arrive = trip.stops.at(-1)?.leave ?? trip.from;
  return [
    { type: 'moveStop', id, list: 'stops', before: null },
    { type: 'setStay', id, arrive, leave: arrive + Math.max(1, stop.leave - stop.arrive) },
  ];
};

/** The first and the last place that a stop can move to: it doesn't pass one that is pinned. */
export const getMoveRange = (stops: readonly Stop[], id: string): { first: number; last: number } => {
  const at = stops.findIndex((stop) => stop.id === id);
  if (at < 0 || isFixed(stops[at]!)) return { first: at, last: at };
  const next = stops.findIndex((stop, index) => index > at && isFixed(stop));
  return {
    first: stops.findLastIndex((stop, index) => index < at && isFixed(stop)) + 1,
    last: next < 0 ? stops.length - 1 : next - 1,
  };
};

/** Moves a stop to the place `to`; the stays follow each other in the new order. Empty if it can't move there. */
export const moveStopTo = (trip: Trip, id: string, to: number): Operation[] => {
  const at = trip.stops.findIndex((stop) => stop.id === id);
  const { first, last } = getMoveRange(trip.stops, id);
  if (at < 0 || at === to || to < first || to > last) return [];
  const order = trip.stops.toSpliced(at, 1).toSpliced(to, 0, trip.stops[at]!);
  return arrangeStops(trip, layOutStops(order, trip.stops[0]!.arrive));
};

/** Whether a stop keeps its place in the order. */
export const isFixed = ({ pinned }: Pick<Stop, 'pinned'>): boolean => pinned.order || pinned.dates;

/** "1–30 December", "28 November – 3 January". */
export const formatStay = ({ arrive, leave }: Pick<Stop, 'arrive' | 'leave'>): string => {
  const [from, to] = [toDateParts(arrive), toDateParts(leave)];
  const toMonth = monthNames[to.month - 1];
  if (from.year === to.year && from.month === to.month) return `${from.date}–${to.date} ${toMonth}`;
  return `${from.date} ${monthNames[from.month - 1]} – ${to.date} ${toMonth}`;
};
