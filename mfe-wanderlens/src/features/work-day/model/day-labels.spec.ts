import { describeClockChange, describeDay, formatHours } from './day-labels';

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
