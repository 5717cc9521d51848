import { formatDate, formatDateTime, formatMonth, formatLocalDate, formatShortDate } from './date-format.js';

describe('a date', () => {
  it('is written day, month, year', () => {
    expect(formatDate('2026-11-21')).toBe('21 November 2026');
    expect(formatLocalDate(new Date(2026, 10, 21, 12))).toBe('21 November 2026');
    expect(formatShortDate(new Date(2026, 10, 21, 12))).toBe('21 Nov 2026');
  });

  it('of a moment is the day by UTC, unless it is asked for by the reader’s own clock', () => {
    expect(formatDate('2026-11-21T23:59:59Z')).toBe('21 November 2026');
    expect(formatDate('2026-11-22T00:00:00Z')).toBe('22 November 2026');
    expect(formatLocalDate(new Date(2026, 10, 22, 0, 0, 1))).toBe('22 November 2026');
  });

  it('has its hour by the reader’s own clock, of twenty-four', () => {
    expect(formatDateTime(new Date(2026, 10, 21, 21, 5))).toBe('21 Nov 2026, 21:05');
  });
});

describe('a month', () => {
  it('is written with its year', () => {
    expect(formatMonth('2026-11')).toBe('November 2026');
    expect(formatMonth('2026-01-31')).toBe('January 2026');
  });
});
