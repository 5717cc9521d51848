import { isoOf, type Day } from './day';

export interface CalendarEntry {
  title: string;
  about: string;
  first: Day;
  last: Day;
}

const LONGEST_LINE = 74;

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');

/** Lines of a calendar end after 75 bytes and go on in the next, which begins with a space (RFC 5545, 3.1). */
const folded = (line: string): string => {
  const bytes = new TextEncoder();
  const lines: string[] = [''];
  let length = 0;
  for (const sign of line) {
    const width = bytes.encode(sign).length;
    if (length + width > LONGEST_LINE) {
      lines.push('');
      length = 1;
    }
    lines[lines.length - 1] += sign;
    length += width;
  }
  return lines.join('\r\n ');
};

const date = (day: Day): string => isoOf(day).replaceAll('-', '');

const stamp = (now: Date): string => now.toISOString().replace(/[-:]|\.\d{3}/g, '');

const eventLines = ({ title, about, first, last }: CalendarEntry, at: number, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${date(first)}-${date(last)}-${at}-${stamp(now)}@wanderhub`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART;VALUE=DATE:${date(first)}`,
  // The end of a whole day is the morning after it.
  `DTEND;VALUE=DATE:${date(last + 1)}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(about)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Whole days as a file that calendars take in (iCalendar, RFC 5545). Days, not hours: no time zone can move them. */
export const calendarFile = (entries: readonly CalendarEntry[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//WanderWork//WanderHub tools//EN',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry, at) => eventLines(entry, at, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
