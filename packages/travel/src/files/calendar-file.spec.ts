import { createCalendarFile } from './calendar-file.js';
import { toDay } from '../time/day.js';

const now = new Date('2026-11-22T10:20:30.456Z');
const entry = {
  title: 'Stay',
  description: 'Both days count.',
  firstDay: toDay(2028, 2, 28),
  lastDay: toDay(2028, 2, 29),
};
const unfoldLines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('has all-day events with an exclusive end', () => {
    const lines = unfoldLines(createCalendarFile([entry], now));
    expect(lines).toContain('DTSTART;VALUE=DATE:20280228');
    expect(lines).toContain('DTEND;VALUE=DATE:20280301');
    expect(lines).toContain('DTSTAMP:20261122T102030Z');
  });

  it('escapes special characters in titles', () => {
    const lines = unfoldLines(createCalendarFile([{ ...entry, title: 'A;B, C\\D\nEND:VEVENT' }], now));
    expect(lines).toContain('SUMMARY:A\\;B\\, C\\\\D\\nEND:VEVENT');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('folds long lines by bytes without losing text', () => {
    const description = 'Žluťoučký kůň 90/180 '.repeat(20);
    const file = createCalendarFile([{ ...entry, description }], now);
    const longest = Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length));
    expect(longest).toBeLessThanOrEqual(75);
    expect(unfoldLines(file)).toContain(`DESCRIPTION:${description}`);
  });
});
