import { DAY_MS, MINUTE_MS } from '../time/durations.js';
import { lookUpOffset, resolveLocalTime, toLocalMinutes } from '../time/zone-table.js';
import { formatLocal, formatUtc } from './calendar-lines.js';
import { createTimeZone } from './time-zone.js';

/** The zones that a calendar file uses, each with the first and last instant of its events. */
export type UsedZones = Map<string, { from: number; to: number }>;

export const addToZone = (zones: UsedZones, zone: string, from: number, to: number): void => {
  const span = zones.get(zone) ?? { from, to };
  zones.set(zone, { from: Math.min(span.from, from), to: Math.max(span.to, to) });
};

/** Whether the clocks of a zone show the time of this instant again later that day. */
export const isRepeated = (zone: string, at: number): boolean => {
  const offset = lookUpOffset(zone, at);
  const again = at + (offset - lookUpOffset(zone, at + DAY_MS)) * MINUTE_MS;
  return again > at && toLocalMinutes(zone, again).minutes === toLocalMinutes(zone, at).minutes;
};

/** A local time with its zone; in UTC if the clocks skip it, or show it twice: calendars disagree which one is meant. */
export const formatZoned = (
  zones: UsedZones,
  name: string,
  zone: string,
  day: number,
  minutes: number,
): string => {
  const { at, isSkipped } = resolveLocalTime(zone, day, minutes);
  if (isSkipped || isRepeated(zone, at)) return `${name}:${formatUtc(at)}`;
  addToZone(zones, zone, at, at);
  return `${name};TZID=${zone}:${formatLocal(day, minutes)}`;
};

/** A zone is described from the day before its first event to a year after the last one. */
const AFTER_LAST_MS = 366 * DAY_MS;

/** The VTIMEZONE of each zone that was used. */
export const writeZones = (zones: UsedZones): string[] =>
  [...zones]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([zone, { from, to }]) => {
      const start = resolveLocalTime(zone, toLocalMinutes(zone, from).day - 1, 0).at;
      return createTimeZone(zone, start, to + AFTER_LAST_MS);
    });
