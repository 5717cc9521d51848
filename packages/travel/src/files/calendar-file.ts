import { toIsoDay, type Day } from '../time/day.js';

export interface CalendarEntry {
  title: string;
  description: string;
  firstDay: Day;
  lastDay: Day;
}

const MAX_LINE_BYTES = 74;

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');

/** Folds lines at 75 bytes; continuation lines start with a space (RFC 5545, 3.1). */
const foldLine = (line: string): string => {
  const bytes = new TextEncoder();
  const lines: string[] = [''];
  let length = 0;
  for (const sign of line) {
    const width = bytes.encode(sign).length;
    if (length + width > MAX_LINE_BYTES) {
      lines.push('');
      length = 1;
    }
    lines[lines.length - 1] += sign;
    length += width;
  }
  return lines.join('\r\n ');
};

const formatDate = (day: Day): string => toIsoDay(day).replaceAll('-', '');

const formatTimestamp = (now: Date): string => now.toISOString().replace(/[-:]|\.\d{3}/g, '');

const toEventLines = (
  { title, description, firstDay, lastDay }: CalendarEntry,
  at: number,
  now: Date,
): string[] => [
  'BEGIN:VEVENT',
  `UID:${formatDate(firstDay)}-${formatDate(lastDay)}-${at}-${formatTimestamp(now)}@wanderhub`,
  `DTSTAMP:${formatTimestamp(now)}`,
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
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//WanderWork//WanderHub tools//EN',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry, at) => toEventLines(entry, at, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
