import { findLeg, findStop, formatDay, type Operation, type Trip } from '@wanderwork/travel';
import { formatStay } from './trip-edits';
import { formatNights, type Names } from './operation-text';

const describePlace = (trip: Trip, id: string): string | null => {
  const at = trip.stops.findIndex((stop) => stop.id === id);
  return at < 0 ? 'not placed' : `stop ${at + 1} of ${trip.stops.length}`;
};

const describeItem = (items: readonly { id: string; title: string }[], id: string): string | null =>
  items.find((item) => item.id === id)?.title ?? null;

/** What an operation replaces, in words; null if there is nothing to tell. */
export const describeBefore = (trip: Trip, op: Operation, names: Names): string | null => {
  switch (op.type) {
    case 'removeStop':
    case 'setStay': {
      const stop = findStop(trip, op.id);
      return stop ? `${formatStay(stop)}, ${formatNights(stop.leave - stop.arrive)}` : null;
    }
    case 'moveStop':
      return describePlace(trip, op.id);
    case 'setPlace': {
      const stop = findStop(trip, op.id);
      return stop ? names.getCity(stop.city) : null;
    }
    case 'setLeg': {
      const leg = findLeg(trip, op.from, op.to);
      return leg ? `${leg.mode} on ${formatDay(leg.day)}` : 'our suggestion';
    }
    case 'setStart':
      return formatDay(trip.from);
    case 'rename':
      return `“${trip.title}”`;
    case 'setSeries':
      return describeItem(trip.calls, op.id);
    case 'setLine':
      return describeItem(trip.lines, op.id);
    case 'check':
      return describeItem(trip.checks, op.id);
    case 'addStop':
    case 'pin':
    case 'setWork':
    case 'setLimits':
    case 'setPerson':
    case 'note':
      return null;
  }
};
