import {
  addYear,
  getLocalDay,
  toDay,
  formatDays,
  formatDay,
  toIsoDay,
  toDateParts,
  parseDay,
} from './day.js';

describe('a day of the calendar', () => {
  it('is read strictly', () => {
    expect(parseDay('1990-01-01')).toBe(toDay(1990, 1, 1));
    expect(parseDay('2028-02-29')).toBe(toDay(2028, 2, 29));
  });

  it.each([
    '2027-02-29',
    '2027-02-31',
    '2027-13-01',
    '2027-00-10',
    '2027-2-3',
    '27-02-03',
    '0002-01-12',
    '2101-01-01',
    '2027-01-01T00:00',
    'NaN',
    '',
  ])('is not %p', (text) => expect(parseDay(text)).toBeNull());

  it('comes back as it was written, on every day of a leap year and the year after', () => {
    for (let day = toDay(2028, 1, 1); day <= toDay(2029, 12, 31); day += 1) {
      expect(parseDay(toIsoDay(day))).toBe(day);
      const { year, month, date } = toDateParts(day);
      expect(toDay(year, month, date)).toBe(day);
    }
  });

  it('is the one on the reader’s own calendar, also a minute before midnight', () => {
    expect(toIsoDay(getLocalDay(new Date(2026, 10, 22, 23, 59)))).toBe('2026-11-22');
    expect(toIsoDay(getLocalDay(new Date(2026, 10, 22, 0, 0)))).toBe('2026-11-22');
  });

  it('has the same date a year on, but 29 February has none', () => {
    expect(toIsoDay(addYear(toDay(2027, 3, 1)))).toBe('2028-03-01');
    expect(toIsoDay(addYear(toDay(2028, 2, 29)))).toBe('2029-03-01');
  });

  it('is said in words', () => {
    expect(formatDay(toDay(2027, 2, 28))).toBe('28 Feb 2027');
    expect(formatDays(1)).toBe('1 day');
    expect(formatDays(0)).toBe('0 days');
  });
});
