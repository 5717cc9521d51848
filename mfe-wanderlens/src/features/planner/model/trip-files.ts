import { getTouchedPaths, type Operation, type Trip, type TripFacts } from '@wanderwork/travel';
import { createTripCalendar, createTripGeoJson, type ItemChange } from '@wanderwork/travel/files';
import type { LoggedChange, TripRecord } from './trip-record';

/** The item of a calendar that a path belongs to: "stop/a/leg/a>b" to the leg "a>b", "stop/a/dates" to the stop "a". */
const toItem = (path: string): string | null => {
  const [kind, id, part, leg] = path.split('/');
  if (kind === 'stop') return part === 'leg' ? (leg ?? null) : (id ?? null);
  return kind === 'setSeries' ? (id ?? null) : null;
};

const listItems = (op: Operation): string[] => [
  ...new Set(getTouchedPaths(op).flatMap((path) => toItem(path) ?? [])),
];

/** The last change of each item, so that the same trip gives the same file. */
const listItemChanges = (log: readonly LoggedChange[]): Record<string, ItemChange> => {
  const changes: Record<string, ItemChange> = {};
  for (const { at, ops } of log)
    for (const item of new Set(ops.flatMap(listItems)))
      changes[item] = { sequence: (changes[item]?.sequence ?? -1) + 1, at };
  return changes;
};

export const createCalendar = ({ trip, log }: TripRecord, facts: TripFacts, host: string): string =>
  createTripCalendar(trip, facts, { host, changes: listItemChanges(log), created: log[0]?.at ?? 0 });

export const createMapData = (trip: Trip, facts: TripFacts): string =>
  JSON.stringify(createTripGeoJson(trip, facts), null, 2);
