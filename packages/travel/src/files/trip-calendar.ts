import { listCalls, type Call } from '../check/calls.js';
import type { TripFacts } from '../check/facts.js';
import { createRoute, type Route, type RouteLeg, type RouteStop } from '../check/route.js';
import { listLastLegalDays, type LastLegalDay } from '../check/visas.js';
import { MINUTE_MS } from '../time/durations.js';
import { toIsoDay } from '../time/day.js';
import { findLeg, type LegMode, type Series, type Trip } from '../trip/trip.js';
import { escapeText, formatDate, formatLocal, formatUtc, joinLines, toEvent } from './calendar-lines.js';
import { addToZone, formatZoned, isRepeated, writeZones, type UsedZones } from './zoned-times.js';

/** The last change of an item: the number of changes so far, and its time in milliseconds since 1970. */
export interface ItemChange {
  sequence: number;
  at: number;
}

/** An item that was removed; a feed keeps it for a while, so that calendars remove it too. */
export interface RemovedItem extends ItemChange {
  /** As in `getCalendarId`. */
  id: string;
  /** The first day of the removed event. */
  day: number;
}

export interface CalendarOptions {
  /** The host in all UIDs. */
  host: string;
  /** By the ids of stops and series, and by `from>to` of legs. */
  changes: Readonly<Record<string, ItemChange>>;
  /** For items without an entry in `changes`. */
  created: number;
  removed?: readonly RemovedItem[];
}

/** What the UID of an item begins with. Two trips may use the same ids for their stops. */
export const getCalendarId = (
  trip: Pick<Trip, 'id'>,
  kind: 'stop' | 'leg' | 'call' | 'last',
  id: string,
): string => `${trip.id}-${kind}-${id}`;

const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

interface Writer {
  uid: (kind: 'stop' | 'leg' | 'call' | 'last', id: string) => string;
  /** UID, DTSTAMP and SEQUENCE. */
  head: (kind: 'stop' | 'leg' | 'call' | 'last', id: string, item: string) => string[];
  zones: UsedZones;
}

const createWriter = (trip: Trip, { host, changes, created }: CalendarOptions): Writer => {
  const uid: Writer['uid'] = (kind, id) => `${getCalendarId(trip, kind, id)}@${host}`;
  return {
    uid,
    head: (kind, id, item) => {
      const { sequence, at } = Object.hasOwn(changes, item) ? changes[item]! : { sequence: 0, at: created };
      return [`UID:${uid(kind, id)}`, `DTSTAMP:${formatUtc(at)}`, `SEQUENCE:${sequence}`];
    },
    zones: new Map(),
  };
};

const toAllDay = (first: number, last: number): string[] => [
  `DTSTART;VALUE=DATE:${formatDate(first)}`,
  // The end of an all-day event is exclusive.
  `DTEND;VALUE=DATE:${formatDate(last + 1)}`,
  'TRANSP:TRANSPARENT',
];

const writeStay = (writer: Writer, { id, arrive, leave, place, note }: RouteStop): string[] =>
  toEvent([
    ...writer.head('stop', id, id),
    ...toAllDay(arrive, leave),
    `SUMMARY:${escapeText(place.name)}`,
    `LOCATION:${escapeText(`${place.name}, ${place.country}`)}`,
    ...(note ? [`DESCRIPTION:${escapeText(note)}`] : []),
  ]);

const modeNames: Record<LegMode, string> = {
  plane: 'Flight',
  train: 'Train',
  coach: 'Coach',
  ferry: 'Ferry',
};

const writeLeg = (writer: Writer, trip: Trip, { from, to, day, mode, isTimed }: RouteLeg): string[] => {
  const leg = findLeg(trip, from.id, to.id);
  const times = isTimed
    ? [
        formatZoned(writer.zones, 'DTSTART', from.place.timezone, day, leg!.departs!),
        formatZoned(writer.zones, 'DTEND', to.place.timezone, day, leg!.arrives!),
      ]
    : toAllDay(day, day);
  return toEvent([
    ...writer.head('leg', `${from.id}-${to.id}`, `${from.id}>${to.id}`),
    ...times,
    `SUMMARY:${escapeText(`${modeNames[mode]}: ${from.place.name} to ${to.place.name}`)}`,
  ]);
};

const toDuration = ({ starts, ends }: Call): string => `DURATION:PT${(ends - starts) / MINUTE_MS}M`;

/** Whether the client's clock alone doesn't say when a call is. */
const needsUtc = ({ series, starts, isSkipped }: Call): boolean =>
  isSkipped || isRepeated(series.zone, starts);

/** A call at a time that the clocks skip or repeat: an event of its own, in UTC. */
const writeInUtc = (writer: Writer, call: Call): string[] =>
  toEvent([
    ...writer.head('call', `${call.series.id}-${toIsoDay(call.day)}`, call.series.id),
    `DTSTART:${formatUtc(call.starts)}`,
    toDuration(call),
    `SUMMARY:${escapeText(call.series.title)}`,
  ]);

/** Days on which the rule has a call that the series has not, or not at this time. */
const listExceptions = (series: Series, calls: readonly Call[], first: number, last: number): number[] => {
  const days = new Set(calls.map(({ day }) => day));
  return listCalls({ ...series, except: [], first, last })
    .map(({ day }) => day)
    .filter((day) => !days.has(day));
};

/** One event per series, in the zone of the client. */
const writeSeries = (writer: Writer, series: Series): string[] => {
  const all = listCalls(series);
  const calls = all.filter((call) => !needsUtc(call));
  const others = all.filter(needsUtc).flatMap((call) => writeInUtc(writer, call));
  const [first, last] = [calls[0], calls.at(-1)];
  if (!first || !last) return others;
  const { zone, from, weekdays } = series;
  addToZone(writer.zones, zone, first.starts, last.ends);
  const exceptions = listExceptions(series, calls, first.day, last.day);
  const rule = [
    `RRULE:FREQ=WEEKLY;BYDAY=${weekdays.map((day) => weekdayNames[day - 1]).join(',')};UNTIL=${formatUtc(last.starts)}`,
    ...exceptions.map((day) => `EXDATE;TZID=${zone}:${formatLocal(day, from)}`),
  ];
  return [
    ...toEvent([
      ...writer.head('call', series.id, series.id),
      `DTSTART;TZID=${zone}:${formatLocal(first.day, from)}`,
      toDuration(first),
      ...(first === last ? [] : rule),
      `SUMMARY:${escapeText(series.title)}`,
    ]),
    ...others,
  ];
};

const writeLastDay = (writer: Writer, { id, area, day }: LastLegalDay): string[] =>
  toEvent([
    ...writer.head('last', id, id),
    ...toAllDay(day, day),
    `SUMMARY:${escapeText(`Last legal day in ${area}`)}`,
    `DESCRIPTION:${escapeText('By the entry rules that we have. The authority at the border decides.')}`,
  ]);

const writeRemoved = (host: string, { id, day, sequence, at }: RemovedItem): string[] =>
  toEvent([
    `UID:${id}@${host}`,
    `DTSTAMP:${formatUtc(at)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${formatDate(day)}`,
    'STATUS:CANCELLED',
  ]);

/**
 * A trip as an iCalendar file (RFC 5545): stays and untimed journeys as all-day events, timed journeys from one zone to
 * the other, each series of calls in its client's zone, and last legal days. The same trip and options give the same
 * bytes.
 */
export const createTripCalendar = (trip: Trip, facts: TripFacts, options: CalendarOptions): string => {
  const route: Route = createRoute(trip, facts);
  const writer = createWriter(trip, options);
  const events = [
    ...route.stops.flatMap((stop) => writeStay(writer, stop)),
    ...route.legs.flatMap((leg) => writeLeg(writer, trip, leg)),
    ...trip.calls.flatMap((series) => writeSeries(writer, series)),
    ...listLastLegalDays(trip, route.stops, facts).flatMap((day) => writeLastDay(writer, day)),
    ...(options.removed ?? []).flatMap((item) => writeRemoved(options.host, item)),
  ];
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//WanderWork//Trip planner//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(trip.title ? [`X-WR-CALNAME:${escapeText(trip.title)}`] : []),
    ...writeZones(writer.zones),
    ...events,
    'END:VCALENDAR',
  ]);
};
