import type { TripChange } from '@wanderwork/contracts';
import { applyOperations, type Operation, type Trip } from '@wanderwork/travel';
import { getCalendarId, type ItemChange, type RemovedItem } from '@wanderwork/travel/files';

/** A change with the operations that undo it. */
export interface UndoableChange extends TripChange<Operation> {
  inverse: Operation[];
}

/** What calendars need to know about the history of a trip's items. */
export interface CalendarChanges {
  changes: Record<string, ItemChange>;
  removed: RemovedItem[];
}

interface CalendarItem {
  /** As in `CalendarOptions.changes`. */
  id: string;
  calendarId: string;
  day: number;
}

/** The events of a trip: placed stops, the journeys between them, and series of calls. */
const listItems = (trip: Trip): CalendarItem[] => [
  ...trip.stops.map(({ id, arrive }) => ({ id, calendarId: getCalendarId(trip, 'stop', id), day: arrive })),
  ...trip.stops.flatMap(({ id: from, leave }, at) => {
    const to = trip.stops[at + 1]?.id;
    if (to === undefined) return [];
    return [{ id: `${from}>${to}`, calendarId: getCalendarId(trip, 'leg', `${from}-${to}`), day: leave }];
  }),
  ...trip.calls.map(({ id, first }) => ({ id, calendarId: getCalendarId(trip, 'call', id), day: first })),
];

/** The stops, legs and series whose events an operation may change; null for all. */
const getChangedIds = (op: Operation): string[] | null => {
  switch (op.type) {
    case 'addStop':
      return [op.stop.id];
    case 'removeStop':
    case 'moveStop':
    case 'setStay':
    case 'setPlace':
    case 'setSeries':
      return [op.id];
    case 'note':
      return op.id === null ? [] : [op.id];
    case 'setLeg':
      return [`${op.from}>${op.to}`];
    case 'setPerson':
      return null;
    case 'pin':
    case 'setWork':
    case 'setLimits':
    case 'setLine':
    case 'check':
    case 'setStart':
    case 'rename':
      return [];
  }
};

/** A journey changes with the stops at its ends. */
const isChangedBy = ({ ops }: UndoableChange, id: string): boolean =>
  ops.some((op) => {
    const ids = getChangedIds(op);
    return ids === null || ids.includes(id) || id.split('>').some((end) => ids.includes(end));
  });

/**
 * The last change of each item, and the items that were removed since a time. The revision is the sequence number: it
 * never falls, even when old changes are merged.
 * @param trip the newest trip
 * @param history all its changes, newest first; the oldest stands for everything before it
 */
export const readCalendarChanges = (
  trip: Trip,
  history: readonly UndoableChange[],
  removedSince: Date,
): CalendarChanges => {
  const oldest = history.at(-1)!;
  const items = listItems(trip);
  const changes = items.map(({ id }): [string, ItemChange] => {
    const { revision, at } = history.find((change) => isChangedBy(change, id)) ?? oldest;
    return [id, { sequence: revision, at: Date.parse(at) }];
  });
  const seen = new Set(items.map(({ calendarId }) => calendarId));
  const removed: RemovedItem[] = [];
  let earlier = trip;
  for (const { revision, at, inverse } of history) {
    if (new Date(at) < removedSince || revision === oldest.revision) break;
    const undone = applyOperations(earlier, inverse);
    if (!('trip' in undone)) throw new Error(`change ${revision} can't be undone: ${undone.reason}`);
    earlier = undone.trip;
    for (const { calendarId, day } of listItems(earlier)) {
      if (seen.has(calendarId)) continue;
      seen.add(calendarId);
      removed.push({ id: calendarId, day, sequence: revision, at: Date.parse(at) });
    }
  }
  return { changes: Object.fromEntries(changes), removed };
};
