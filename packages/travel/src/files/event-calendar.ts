import { listLocalInstants, toLocalMinutes } from '../time/zone-table.js';
import { escapeText, formatLocal, formatUtc, joinLines, toEvent } from './calendar-lines.js';
import { addToZone, writeZones, type UsedZones } from './zoned-times.js';

/** An event at a place. Instants are in milliseconds since 1970. */
export interface CalendarEvent {
  /** The same for every version of the event. */
  uid: string;
  /** Increases with each change. */
  sequence: number;
  changedAt: number;
  title: string;
  description: string;
  location: string;
  url: string;
  /** The zone of the place. */
  zone: string;
  startsAt: number;
  endsAt: number;
  isCanceled: boolean;
}

/** Who invites, and the only person invited. */
export interface Invitation {
  organizer: { name: string; email: string };
  attendee: string;
}

/** A parameter value in quotes, which can't contain quotes itself (RFC 5545, 3.2). */
const quote = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, ' ')}"`;

/** A time on the clock of the place; in UTC if that clock shows it twice: calendars disagree which one is meant. */
const formatTime = (zones: UsedZones, name: string, zone: string, at: number): string => {
  const { day, minutes } = toLocalMinutes(zone, at);
  if (listLocalInstants(zone, day, minutes).length > 1) return `${name}:${formatUtc(at)}`;
  addToZone(zones, zone, at, at);
  return `${name};TZID=${zone}:${formatLocal(day, minutes)}`;
};

const toAttendance = ({ organizer, attendee }: Invitation): string[] => [
  `ORGANIZER;CN=${quote(organizer.name)}:mailto:${organizer.email}`,
  `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
];

const writeEvent = (zones: UsedZones, event: CalendarEvent, invitation: Invitation | null): string[] =>
  toEvent([
    `UID:${event.uid}`,
    `DTSTAMP:${formatUtc(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    formatTime(zones, 'DTSTART', event.zone, event.startsAt),
    formatTime(zones, 'DTEND', event.zone, event.endsAt),
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${event.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(invitation ? toAttendance(invitation) : []),
  ]);

const writeCalendar = (
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL',
  events: readonly CalendarEvent[],
  { name, invitation = null }: { name?: string; invitation?: Invitation | null },
): string => {
  const zones: UsedZones = new Map();
  const lines = events.flatMap((event) => writeEvent(zones, event, invitation));
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//WanderWork//Connect//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escapeText(name)}`]),
    ...writeZones(zones),
    ...lines,
    'END:VCALENDAR',
  ]);
};

/** A file or a feed of events (RFC 5545). */
export const createEventCalendar = (events: readonly CalendarEvent[], name: string): string =>
  writeCalendar('PUBLISH', events, { name });

/**
 * What an email carries: a new or changed event as `REQUEST`, a canceled one as `CANCEL` (RFC 5546). Calendars find the
 * entry again by its UID.
 */
export const createInvitation = (event: CalendarEvent, invitation: Invitation): string =>
  writeCalendar(event.isCanceled ? 'CANCEL' : 'REQUEST', [event], { invitation });
