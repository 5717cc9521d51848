import { formatDay, formatDays, type Operation, type Trip } from '@wanderwork/travel';
import { getCountryName } from '../../../shared/country-name';
import { formatClock } from '../../../shared/preferences/clock';
import { formatStay } from './trip-edits';

/** How to name what an operation changes. */
export interface Names {
  getCity: (slug: string) => string;
  /** The city of a stop; stops that are gone have a name too, if it is known. */
  getStop: (id: string) => string;
  formatMoney: (usd: number) => string;
  formatTemperature: (celsius: number) => string;
}

/** Names the stops of a trip, and those that appear in a list of operations. */
export const createNames = (
  trip: Pick<Trip, 'stops' | 'unplaced'>,
  names: Omit<Names, 'getStop'>,
  ops: readonly Operation[] = [],
): Names => {
  const cities = new Map<string, string>();
  for (const op of ops) if (op.type === 'addStop') cities.set(op.stop.id, op.stop.city);
  for (const { id, city } of [...trip.stops, ...trip.unplaced]) cities.set(id, city);
  return {
    ...names,
    getStop: (id) => (cities.has(id) ? names.getCity(cities.get(id)!) : 'a stop'),
  };
};

const describePins = ({
  place,
  dates,
  order,
}: {
  place: boolean;
  dates: boolean;
  order: boolean;
}): string => {
  const parts = [place && 'place', dates && 'dates', order && 'order'].filter(Boolean);
  return parts.length > 0 ? `pin ${parts.join(', ')}` : 'unpin everything';
};

const describePerson = (person: Extract<Operation, { type: 'setPerson' }>['person']): string => {
  const parts = [
    person.people !== undefined && (person.people === 1 ? '1 person' : `${person.people} people`),
    person.passports &&
      (person.passports.length > 0
        ? `passports: ${person.passports.map(({ code }) => getCountryName(code)).join(', ')}`
        : 'no passport'),
    person.housing &&
      { apartment: 'housing: apartment', hotel: 'housing: hotel', own: 'housing: your own rent' }[
        person.housing.kind
      ],
    person.pastStays && 'earlier stays',
  ].filter(Boolean);
  return `Set ${parts.join('; ')}`;
};

const describeLimits = (
  { usdMonth, tempMonth }: { usdMonth?: number; tempMonth?: number },
  { formatMoney, formatTemperature }: Names,
): string => {
  const parts = [
    usdMonth !== undefined && `at most ${formatMoney(usdMonth)} a month`,
    tempMonth !== undefined && `no month below ${formatTemperature(tempMonth)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `Set limits: ${parts.join('; ')}` : 'Remove all limits';
};

const modes = { plane: 'plane', train: 'train', coach: 'coach', ferry: 'ferry' } as const;

const describeLeg = ({ from, to, leg }: Extract<Operation, { type: 'setLeg' }>, names: Names): string => {
  const route = `${names.getStop(from)} to ${names.getStop(to)}`;
  if (leg === null) return `${route}: back to our suggestion`;
  const price = leg.usd === undefined ? '' : `, ${names.formatMoney(leg.usd)}`;
  return `${route}: by ${modes[leg.mode]} on ${formatDay(leg.day)}${price}`;
};

/** An operation in words: "Lisbon: 1–30 November 2027". */
export const describeOperation = (op: Operation, names: Names): string => {
  switch (op.type) {
    case 'addStop':
      return `Add ${names.getCity(op.stop.city)}, ${formatStay(op.stop)}`;
    case 'removeStop':
      return `Remove ${names.getStop(op.id)}`;
    case 'moveStop': {
      if (op.list === 'unplaced') return `Move ${names.getStop(op.id)} to “Not placed”`;
      const place = op.before === null ? 'to the end' : `before ${names.getStop(op.before)}`;
      return `Move ${names.getStop(op.id)} ${place}`;
    }
    case 'setStay':
      return `${names.getStop(op.id)}: ${formatStay(op)}, ${formatNights(op.leave - op.arrive)}`;
    case 'setPlace':
      return `${names.getStop(op.id)}: ${names.getCity(op.city)}${op.housing ? `, ${op.housing.kind}` : ''}`;
    case 'pin':
      return `${names.getStop(op.id)}: ${describePins(op.pinned)}`;
    case 'setLeg':
      return describeLeg(op, names);
    case 'setSeries':
      return op.series === null
        ? 'Remove a call'
        : `Call “${op.series.title}”, ${formatClock(op.series.from)}–${formatClock(op.series.to)}`;
    case 'setWork':
      return `Take calls between ${formatClock(op.work.earliest)} and ${formatClock(op.work.latest % 1440)}`;
    case 'setLimits':
      return describeLimits(op.limits, names);
    case 'setPerson':
      return describePerson(op.person);
    case 'setLine':
      return op.line === null
        ? 'Remove a cost'
        : `Cost “${op.line.title}”, ${names.formatMoney(op.line.usd)}`;
    case 'check':
      return op.check === null
        ? 'Remove an item of the checklist'
        : `${op.check.done ? 'Done' : 'To do'}: “${op.check.title}”`;
    case 'setStart':
      return `Start on ${formatDay(op.from)}`;
    case 'rename':
      return `Call the trip “${op.title}”`;
    case 'note':
      return op.id === null ? 'Change the notes' : `${names.getStop(op.id)}: change the note`;
  }
};

/** "1 night", "30 nights". */
export const formatNights = (nights: number): string => formatDays(nights).replace('day', 'night');
