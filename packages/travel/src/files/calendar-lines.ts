import { DAY_MS, MINUTE_MS } from '../time/durations.js';
import { toIsoDay, type Day } from '../time/day.js';

const MAX_LINE_BYTES = 74;

/** Escapes a text value (RFC 5545, 3.3.11). Line breaks become `\n`; other control characters are removed. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

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

/** The text of a calendar file from its content lines. */
export const joinLines = (lines: readonly string[]): string => [...lines, ''].map(foldLine).join('\r\n');

export const toEvent = (lines: readonly string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

/** "20280228". */
export const formatDate = (day: Day): string => toIsoDay(day).replaceAll('-', '');

/** "20280228T103000": a time on the clock of a place. */
export const formatLocal = (day: Day, minutes: number): string =>
  new Date(day * DAY_MS + minutes * MINUTE_MS).toISOString().slice(0, 19).replace(/[-:]/g, '');

/** "20280228T103000Z". */
export const formatUtc = (instant: number): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
