import type {
  Check,
  HousingChoice,
  Leg,
  Line,
  Passport,
  Pins,
  Series,
  Stop,
  Trip,
  TripConditions,
  Work,
} from './trip.js';
import type { CountryStay } from '../stays/country-days.js';
import type { Day } from '../time/day.js';

/** Where a stop stands: in the trip, or under "Not placed". */
export type StopList = 'stops' | 'unplaced';

/** Places an item before another one of its list; null for the end. */
interface Placed {
  before: string | null;
}

/** What belongs to the person rather than to a stop. A missing field stays as it is. */
export interface PersonChange {
  people?: number;
  passports?: Passport[];
  pastStays?: CountryStay[];
  housing?: HousingChoice;
}

/**
 * A change of a trip. Operations state the result ("leave on 12 May"), not a difference, so that two devices agree on
 * what one means. `null` in place of a leg, series, line or check removes it.
 */
export type Operation =
  | ({ type: 'addStop'; list: StopList; stop: Stop } & Placed)
  | { type: 'removeStop'; id: string }
  | ({ type: 'moveStop'; id: string; list: StopList } & Placed)
  | { type: 'setStay'; id: string; arrive: Day; leave: Day }
  | { type: 'setPlace'; id: string; city: string; housing: HousingChoice | null }
  | { type: 'pin'; id: string; pinned: Pins }
  | { type: 'setLeg'; from: string; to: string; leg: Omit<Leg, 'from' | 'to'> | null }
  | ({ type: 'setSeries'; id: string; series: Omit<Series, 'id'> | null } & Placed)
  | { type: 'setWork'; work: Work }
  | { type: 'setLimits'; limits: TripConditions }
  | { type: 'setPerson'; person: PersonChange }
  | ({ type: 'setLine'; id: string; line: Omit<Line, 'id'> | null } & Placed)
  | ({ type: 'check'; id: string; check: Omit<Check, 'id'> | null } & Placed)
  | { type: 'setStart'; from: Day }
  | { type: 'rename'; title: string }
  /** The note of a stop; of the trip if `id` is null. */
  | { type: 'note'; id: string | null; text: string };

/** Why an operation does not apply. `missing`: what it refers to is gone. `exists`: its id is taken. */
export type Rejection = 'missing' | 'exists';

export type Applied = { trip: Trip } | { reason: Rejection };

const lists: readonly StopList[] = ['stops', 'unplaced'];

const findList = (trip: Trip, id: string): StopList | undefined =>
  lists.find((list) => trip[list].some((stop) => stop.id === id));

export const findStop = (trip: Trip, id: string): Stop | undefined =>
  [...trip.stops, ...trip.unplaced].find((stop) => stop.id === id);

const getNextId = (items: readonly { id: string }[], id: string): string | null =>
  items[items.findIndex((item) => item.id === id) + 1]?.id ?? null;

/** Inserts an item; null if the item that it should precede is missing. */
const insert = <T extends { id: string }>(
  items: readonly T[],
  item: T,
  before: string | null,
): T[] | null => {
  const at = before === null ? items.length : items.findIndex(({ id }) => id === before);
  return at < 0 ? null : items.toSpliced(at, 0, item);
};

/** Adds, replaces (in its place) or removes an item. */
const setItem = <T extends { id: string }>(
  items: readonly T[],
  id: string,
  item: T | null,
  before: string | null,
): T[] | null => {
  const at = items.findIndex((one) => one.id === id);
  if (item === null) return at < 0 ? null : items.toSpliced(at, 1);
  return at < 0 ? insert(items, item, before) : items.with(at, item);
};

const changeStop = (trip: Trip, id: string, change: (stop: Stop) => Stop): Applied => {
  const list = findList(trip, id);
  if (!list) return { reason: 'missing' };
  return { trip: { ...trip, [list]: trip[list].map((stop) => (stop.id === id ? change(stop) : stop)) } };
};

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const setLeg = (trip: Trip, { from, to, leg }: Extract<Operation, { type: 'setLeg' }>): Applied => {
  const others = trip.legs.filter((one) => one.from !== from || one.to !== to);
  if (leg === null)
    return others.length === trip.legs.length ? { reason: 'missing' } : { trip: { ...trip, legs: others } };
  if (from === to || !findList(trip, from) || !findList(trip, to)) return { reason: 'missing' };
  const legs = [...others, { from, to, ...leg }];
  legs.sort((one, other) => compareTexts(one.from, other.from) || compareTexts(one.to, other.to));
  return { trip: { ...trip, legs } };
};

const withList = <K extends 'stops' | 'unplaced' | 'calls' | 'lines' | 'checks'>(
  trip: Trip,
  key: K,
  items: Trip[K] | null,
): Applied => (items === null ? { reason: 'missing' } : { trip: { ...trip, [key]: items } });

const withId = <T extends object>(id: string, item: T | null): (T & { id: string }) | null =>
  item === null ? null : { id, ...item };

const addStop = (trip: Trip, { list, stop, before }: Extract<Operation, { type: 'addStop' }>): Applied =>
  findList(trip, stop.id) ? { reason: 'exists' } : withList(trip, list, insert(trip[list], stop, before));

const removeStop = (trip: Trip, id: string): Applied => {
  const list = findList(trip, id);
  if (!list) return { reason: 'missing' };
  const legs = trip.legs.filter(({ from, to }) => from !== id && to !== id);
  return { trip: { ...trip, legs, [list]: trip[list].filter((stop) => stop.id !== id) } };
};

const moveStop = (trip: Trip, { id, list, before }: Extract<Operation, { type: 'moveStop' }>): Applied => {
  const from = findList(trip, id);
  if (!from || before === id) return { reason: 'missing' };
  const stop = trip[from].find((one) => one.id === id)!;
  const without = { ...trip, [from]: trip[from].filter((one) => one !== stop) };
  return withList(without, list, insert(without[list], stop, before));
};

const setPlace = (stop: Stop, city: string, housing: HousingChoice | null): Stop => {
  const { housing: _, ...others } = stop;
  return { ...others, city, ...(housing && { housing }) };
};

/**
 * Applies an operation. Pure: the given trip is not changed. An operation that cannot apply returns the reason; limits
 * and values are the business of `findTripErrors` and `findOperationErrors`.
 */
export const applyOperation = (trip: Trip, op: Operation): Applied => {
  switch (op.type) {
    case 'addStop':
      return addStop(trip, op);
    case 'removeStop':
      return removeStop(trip, op.id);
    case 'moveStop':
      return moveStop(trip, op);
    case 'setStay':
      return changeStop(trip, op.id, (stop) => ({ ...stop, arrive: op.arrive, leave: op.leave }));
    case 'setPlace':
      return changeStop(trip, op.id, (stop) => setPlace(stop, op.city, op.housing));
    case 'pin':
      return changeStop(trip, op.id, (stop) => ({ ...stop, pinned: op.pinned }));
    case 'setLeg':
      return setLeg(trip, op);
    case 'setSeries':
      return withList(trip, 'calls', setItem(trip.calls, op.id, withId(op.id, op.series), op.before));
    case 'setLine':
      return withList(trip, 'lines', setItem(trip.lines, op.id, withId(op.id, op.line), op.before));
    case 'check':
      return withList(trip, 'checks', setItem(trip.checks, op.id, withId(op.id, op.check), op.before));
    case 'setWork':
      return { trip: { ...trip, work: op.work } };
    case 'setLimits':
      return { trip: { ...trip, limits: op.limits } };
    case 'setPerson':
      return { trip: { ...trip, ...op.person } };
    case 'setStart':
      return { trip: { ...trip, from: op.from } };
    case 'rename':
      return { trip: { ...trip, title: op.title } };
    case 'note':
      return op.id === null
        ? { trip: { ...trip, notes: op.text } }
        : changeStop(trip, op.id, (stop) => ({ ...stop, note: op.text }));
  }
};

const withoutId = <T extends { id: string }>(items: readonly T[], id: string): Omit<T, 'id'> | null => {
  const item = items.find((one) => one.id === id);
  if (!item) return null;
  const { id: _, ...others } = item;
  return others;
};

const toLegOperation = ({ from, to, ...leg }: Leg): Operation => ({ type: 'setLeg', from, to, leg });

type StopOperation = Extract<
  Operation,
  { type: 'removeStop' | 'moveStop' | 'setStay' | 'setPlace' | 'pin' | 'note' }
>;

const invertStop = (trip: Trip, op: StopOperation, id: string): Operation[] => {
  const list = findList(trip, id);
  const stop = findStop(trip, id);
  if (!list || !stop) return [];
  const before = getNextId(trip[list], id);
  switch (op.type) {
    case 'removeStop': {
      const legs = trip.legs.filter(({ from, to }) => from === id || to === id);
      return [{ type: 'addStop', list, stop, before }, ...legs.map(toLegOperation)];
    }
    case 'moveStop':
      return [{ type: 'moveStop', id, list, before }];
    case 'setStay':
      return [{ type: 'setStay', id, arrive: stop.arrive, leave: stop.leave }];
    case 'setPlace':
      return [{ type: 'setPlace', id, city: stop.city, housing: stop.housing ?? null }];
    case 'pin':
      return [{ type: 'pin', id, pinned: stop.pinned }];
    case 'note':
      return [{ type: 'note', id, text: stop.note }];
  }
};

/**
 * The operations that undo `op`, to be applied in their order after it. `trip` is the trip before the operation, which
 * must apply to it.
 */
export const invertOperation = (trip: Trip, op: Operation): Operation[] => {
  switch (op.type) {
    case 'addStop':
      return [{ type: 'removeStop', id: op.stop.id }];
    case 'setLeg': {
      const leg = trip.legs.find(({ from, to }) => from === op.from && to === op.to);
      return [leg ? toLegOperation(leg) : { ...op, leg: null }];
    }
    case 'setSeries':
      return [{ ...op, series: withoutId(trip.calls, op.id), before: getNextId(trip.calls, op.id) }];
    case 'setLine':
      return [{ ...op, line: withoutId(trip.lines, op.id), before: getNextId(trip.lines, op.id) }];
    case 'check':
      return [{ ...op, check: withoutId(trip.checks, op.id), before: getNextId(trip.checks, op.id) }];
    case 'setWork':
      return [{ type: 'setWork', work: trip.work }];
    case 'setLimits':
      return [{ type: 'setLimits', limits: trip.limits }];
    case 'setPerson': {
      const keys = Object.keys(op.person) as (keyof PersonChange)[];
      return [{ type: 'setPerson', person: Object.fromEntries(keys.map((key) => [key, trip[key]])) }];
    }
    case 'setStart':
      return [{ type: 'setStart', from: trip.from }];
    case 'rename':
      return [{ type: 'rename', title: trip.title }];
    case 'note':
      return op.id === null ? [{ type: 'note', id: null, text: trip.notes }] : invertStop(trip, op, op.id);
    case 'removeStop':
    case 'moveStop':
    case 'setStay':
    case 'setPlace':
    case 'pin':
      return invertStop(trip, op, op.id);
  }
};

export type AppliedAll =
  | { trip: Trip; inverse: Operation[] }
  /** `at` is the index of the operation that does not apply; nothing is applied. */
  | { at: number; reason: Rejection };

/** Applies operations in order, all or none. `inverse` undoes them, in its order. */
export const applyOperations = (trip: Trip, ops: readonly Operation[]): AppliedAll => {
  let current = trip;
  const inverse: Operation[] = [];
  for (const [at, op] of ops.entries()) {
    const applied = applyOperation(current, op);
    if ('reason' in applied) return { at, reason: applied.reason };
    inverse.unshift(...invertOperation(current, op));
    current = applied.trip;
  }
  return { trip: current, inverse };
};
