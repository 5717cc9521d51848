import type { Day } from '../time/day.js';
import { escapeText, formatDate, formatUtc, joinLines } from './calendar-lines.js';

export interface CalendarEntry {
  title: string;
  description: string;
  firstDay: Day;
  lastDay: Day;
}

const toEventLines = (
  { title, description, firstDay, lastDay }: CalendarEntry,
  at: number,
  now: Date,
): string[] => [
  'BEGIN:VEVENT',
  `UID:${formatDate(firstDay)}-${formatDate(lastDay)}-${at}-${formatUtc(now.getTime())}@wanderhub`,
  `DTSTAMP:${formatUtc(now.getTime())}`,
  `DTSTART;VALUE=DATE:${formatDate(firstDay)}`,
  // The end of an all-day event is exclusive.
  `DTEND;VALUE=DATE:${formatDate(lastDay + 1)}`,
  `SUMMARY:${escapeText(title)}`,
  `DESCRIPTION:${escapeText(description)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Creates an iCalendar file (RFC 5545) of all-day events, which are independent of time zones. */
export const createCalendarFile = (entries: readonly CalendarEntry[], now: Date): string =>
  joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//WanderWork//WanderHub tools//EN',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry, at) => toEventLines(entry, at, now)),
    'END:VCALENDAR',
  ]);
