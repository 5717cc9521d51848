import { formatDate, formatDateTime, formatLocalDate, formatMonth, toUtcDay } from './date-format.js';

describe('formatting a date', () => {
  it('writes day, short month and year', () => {
    expect(formatDate('2026-11-21')).toBe('21 Nov 2026');
    expect(formatLocalDate(new Date(2026, 10, 21, 12))).toBe('21 Nov 2026');
  });

  it('uses the UTC day of a moment, or the day in the reader’s time zone', () => {
    expect(formatDate('2026-11-21T23:59:59Z')).toBe('21 Nov 2026');
    expect(formatDate('2026-11-22T00:00:00Z')).toBe('22 Nov 2026');
    expect(formatLocalDate(new Date(2026, 10, 22, 0, 0, 1))).toBe('22 Nov 2026');
  });

  it('writes the time in the reader’s time zone on a 24-hour clock', () => {
    expect(formatDateTime(new Date(2026, 10, 21, 21, 5))).toBe('21 Nov 2026, 21:05');
  });
});

describe('toUtcDay', () => {
  it('is the UTC day of a moment', () => {
    expect(toUtcDay(new Date('2026-11-21T23:59:59Z'))).toBe('2026-11-21');
    expect(toUtcDay(new Date('2026-11-21T23:59:59-05:00'))).toBe('2026-11-22');
  });
});

describe('formatting a month', () => {
  it('writes the month in full with its year', () => {
    expect(formatMonth('2026-11')).toBe('November 2026');
    expect(formatMonth('2026-01-31')).toBe('January 2026');
  });
});
