import { isEqual } from './diff.js';
import { applyOperation, findStop, type Operation, type Rejection } from './operations.js';
import type { Stop, Trip } from './trip.js';

const legKeys = (from: string, to: string): string[] => [
  `stop/${from}/leg/${from}>${to}`,
  `stop/${to}/leg/${from}>${to}`,
];

/** What an operation changes, as paths: "stop/a/dates" lies inside "stop/a". */
export const getTouchedPaths = (op: Operation): string[] => {
  switch (op.type) {
    case 'addStop':
      return [`stop/${op.stop.id}`];
    case 'removeStop':
      return [`stop/${op.id}`];
    case 'moveStop':
      return [`stop/${op.id}/order`];
    case 'setStay':
      return [`stop/${op.id}/dates`];
    case 'setPlace':
      return [`stop/${op.id}/place`];
    case 'pin':
      return [`stop/${op.id}/pins`];
    case 'note':
      return [op.id === null ? 'notes' : `stop/${op.id}/note`];
    case 'setLeg':
      return legKeys(op.from, op.to);
    case 'setPerson':
      return Object.keys(op.person).map((key) => `person/${key}`);
    case 'setSeries':
    case 'setLine':
    case 'check':
      return [`${op.type}/${op.id}`];
    case 'setWork':
    case 'setLimits':
    case 'setStart':
    case 'rename':
      return [op.type];
  }
};

/** The value that a path names; undefined if it doesn't exist. */
export const readPath = (trip: Trip, path: string): unknown => {
  const [kind, id, part, leg] = path.split('/');
  const find = (items: readonly { id: string }[]) => items.find((item) => item.id === id);
  switch (kind) {
    case 'stop': {
      if (leg !== undefined) return trip.legs.find(({ from, to }) => `${from}>${to}` === leg);
      const stop = find([...trip.stops, ...trip.unplaced]) as Stop | undefined;
      if (!stop || part === undefined) return stop;
      const list = trip.stops.includes(stop) ? 'stops' : 'unplaced';
      const parts: Record<string, unknown> = {
        dates: { arrive: stop.arrive, leave: stop.leave },
        place: { city: stop.city, housing: stop.housing },
        pins: stop.pinned,
        note: stop.note,
        order: { list, at: trip[list].indexOf(stop) },
      };
      return parts[part];
    }
    case 'person':
      return trip[id as keyof Trip];
    case 'setSeries':
      return find(trip.calls);
    case 'setLine':
      return find(trip.lines);
    case 'check':
      return find(trip.checks);
    case 'setWork':
      return trip.work;
    case 'setLimits':
      return trip.limits;
    case 'setStart':
      return trip.from;
    case 'rename':
      return trip.title;
    case undefined:
    default:
      return trip.notes;
  }
};

const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

const touchesSame = (one: Operation, other: Operation): boolean => {
  const paths = getTouchedPaths(other);
  return getTouchedPaths(one).some((path) => paths.some((own) => overlaps(path, own)));
};

/** An operation that no longer applies. */
export interface RejectedOperation {
  op: Operation;
  /** `changed`: a newer operation changed the same thing, to another result. */
  reason: Rejection | 'changed';
  /** The newer operation, to be shown beside this one; null if there is none. */
  other: Operation | null;
}

export interface Rebased {
  trip: Trip;
  /** The operations that apply, in their order. */
  ops: Operation[];
  rejected: RejectedOperation[];
}

/**
 * Where the item that this one should precede is gone, stops stand by their dates, and others at the end of their list.
 */
const anchor = (trip: Trip, op: Operation): Operation => {
  if (!('before' in op) || op.before === null) return op;
  const key = { setSeries: 'calls', setLine: 'lines', check: 'checks' } as const;
  const items = 'list' in op ? trip[op.list] : trip[key[op.type]];
  if (items.some(({ id }) => id === op.before)) return op;
  const stop = op.type === 'addStop' ? op.stop : op.type === 'moveStop' ? findStop(trip, op.id) : undefined;
  const later =
    stop && 'list' in op && trip[op.list].find((one) => one !== stop && one.arrive >= stop.arrive);
  return { ...op, before: later ? later.id : null };
};

/** The newer operation that made `op` impossible: the removal of a stop that it refers to. */
const findRemoval = (op: Operation, theirs: readonly Operation[]): Operation | null =>
  theirs.find((other) => other.type === 'removeStop' && touchesSame(op, other)) ?? null;

/**
 * Applies operations to a trip that has changed since they were made. Nothing that was accepted is overwritten: an
 * operation that touches what a newer one changed is rejected, and reported with it.
 * @param trip the newest trip
 * @param theirs the accepted operations between the base of `mine` and `trip`
 * @param mine the operations to apply
 */
export const rebaseOperations = (
  trip: Trip,
  theirs: readonly Operation[],
  mine: readonly Operation[],
): Rebased => {
  let current = trip;
  const ops: Operation[] = [];
  const rejected: RejectedOperation[] = [];
  for (const original of mine) {
    // A change that both made is made already.
    if (theirs.some((other) => isEqual(other, original))) continue;
    const other = theirs.findLast((one) => touchesSame(original, one)) ?? null;
    if (other) {
      const reason = findRemoval(original, theirs) ? 'missing' : 'changed';
      rejected.push({ op: original, reason, other });
      continue;
    }
    const op = anchor(current, original);
    const applied = applyOperation(current, op);
    if ('reason' in applied) rejected.push({ op, reason: applied.reason, other: null });
    else {
      ops.push(op);
      current = applied.trip;
    }
  }
  return { trip: current, ops, rejected };
};
