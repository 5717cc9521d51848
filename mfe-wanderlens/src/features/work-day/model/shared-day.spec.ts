import { getSharedDay, getUpcomingMonth, describeClockChange, describeDay, formatHours } from './shared-day';

const clients = (zone: string) => ({ zone, from: 9 * 60, to: 17 * 60 });
const in2026 = (month: number) => ({ year: 2026, month });

describe('getSharedDay', () => {
  it('uses the clocks of the month', () => {
    const day = getSharedDay('Europe/Lisbon', clients('America/New_York'), in2026(1));
    expect(day).toMatchObject({ offset: 0, theirOffset: -300, shared: 180, otherwise: null });
    expect(day.whole).toEqual({ from: 14 * 60, to: 22 * 60 });
  });

  it('returns the other overlap in a month in which only one side changes its clocks', () => {
    // The US changes its clocks on 8 March, Europe on the 29th. Between those dates one more hour is shared.
    const day = getSharedDay('Europe/Lisbon', clients('America/New_York'), in2026(3));
    expect(day).toMatchObject({ shared: 240, otherwise: 180 });
  });

  it('supports half-hour and quarter-hour time zones', () => {
    expect(getSharedDay('Asia/Kolkata', clients('Europe/Berlin'), in2026(7)).shared).toBe(270);
    expect(getSharedDay('Asia/Kathmandu', clients('Europe/Berlin'), in2026(7)).shared).toBe(255);
  });

  it('supports a day across midnight', () => {
    const day = getSharedDay('Asia/Bangkok', clients('America/New_York'), in2026(12));
    expect(day.shared).toBe(0);
    expect(day.whole).toEqual({ from: 21 * 60, to: 5 * 60 });
  });

  it('is used with upcoming months', () => {
    const today = new Date(2026, 10, 22);
    expect(getUpcomingMonth(11, today)).toEqual({ year: 2026, month: 11 });
    expect(getUpcomingMonth(3, today)).toEqual({ year: 2027, month: 3 });
  });
});

const day = { offset: 0, theirOffset: 0, shared: 330, otherwise: null, whole: { from: 840, to: 1320 } };

describe('the labels of a shared day', () => {
  it.each([
    [330, '5 h 30'],
    [480, '8 h'],
    [45, '45 min'],
    [245, '4 h 05'],
  ])('format %p minutes as “%s”', (minutes, words) => {
    expect(formatHours(minutes)).toBe(words);
  });

  it('describe the shared hours and the hours that cover all of theirs', () => {
    expect(describeDay(day)).toBe(
      '5 h 30 of your 8 hours are shared. To cover all of theirs, you’d work 14:00 to 22:00.',
    );
    expect(describeDay({ ...day, shared: 480 })).toBe('All of your 8 hours are shared.');
    expect(describeDay({ ...day, shared: 0, whole: { from: 1260, to: 300 } })).toBe(
      'None of your 8 hours are shared. To cover all of theirs, you’d work 21:00 to 05:00 the next day.',
    );
  });

  it('describe a clock change within the month', () => {
    expect(describeClockChange(day)).toBeNull();
    expect(describeClockChange({ ...day, otherwise: 240 })).toBe(
      'Clocks change this month: for part of it, you share 4 h.',
    );
  });
});
