import { toDay, toIsoDay } from './day.js';
import { findNextChange, findTeamChanges } from './clock-changes.js';
import { toInstant, parseClock, toLocalTime, formatOffset } from './clock.js';
import { HOUR_MS } from './durations.js';
import { getOffset } from './zone-offset.js';
import {
  findSharedWindows,
  findBestMeeting,
  getSharedByAll,
  type Span,
  type Worker,
} from './shared-hours.js';

const createWorker = (zone: string, from = 9, to = 17): Worker => ({
  name: zone,
  zone,
  from: from * 60,
  to: to * 60,
  weekend: 'none',
});
const formatClocks = (zone: string, { from, to }: Span) => [
  toLocalTime(zone, from).clock,
  toLocalTime(zone, to).clock,
];

describe('hours that a team shares', () => {
  it.each([
    // Our article’s table, worked by hand there: January and July 2027.
    ['America/Bogota', 'America/Los_Angeles', 5, 6],
    ['Asia/Tbilisi', 'Europe/London', 4, 5],
    ['Asia/Bangkok', 'Australia/Sydney', 4, 5],
    ['Europe/Lisbon', 'America/New_York', 3, 3],
    ['America/Bogota', 'Europe/London', 3, 2],
    ['Asia/Bangkok', 'Europe/Berlin', 2, 3],
    ['Asia/Tokyo', 'Europe/Berlin', 0, 1],
    ['Asia/Bangkok', 'America/New_York', 0, 0],
  ])('%s and %s share %i in January and %i in July', (one, other, january, july) => {
    const team = [createWorker(one), createWorker(other)];
    expect(getSharedByAll(team, toDay(2027, 1, 13)) / HOUR_MS).toBe(january);
    expect(getSharedByAll(team, toDay(2027, 7, 14)) / HOUR_MS).toBe(july);
  });

  it('are told on each one’s own clock', () => {
    const [window] = findSharedWindows(
      [createWorker('Europe/Berlin'), createWorker('America/New_York')],
      toDay(2027, 1, 13),
    );
    expect(formatClocks('Europe/Berlin', window!)).toEqual(['15:00', '17:00']);
    expect(formatClocks('America/New_York', window!)).toEqual(['09:00', '11:00']);
  });

  it('are one more in the weeks between two changes of clocks', () => {
    const team = [createWorker('Europe/Berlin'), createWorker('America/New_York')];
    expect(getSharedByAll(team, toDay(2027, 3, 13)) / HOUR_MS).toBe(2);
    expect(getSharedByAll(team, toDay(2027, 3, 20)) / HOUR_MS).toBe(3);
    expect(getSharedByAll(team, toDay(2027, 3, 29)) / HOUR_MS).toBe(2);
  });

  it('know half an hour and three quarters', () => {
    // 9:00 to 17:00 in Berlin in July is 12:30 to 20:30 in Kolkata and 12:45 to 20:45 in Kathmandu.
    const july = toDay(2027, 7, 14);
    expect(
      getSharedByAll([createWorker('Asia/Kolkata'), createWorker('Europe/Berlin')], july) / HOUR_MS,
    ).toBe(4.5);
    expect(
      getSharedByAll([createWorker('Asia/Kathmandu'), createWorker('Europe/Berlin')], july) / HOUR_MS,
    ).toBe(4.25);
  });

  it('go on past midnight', () => {
    // 22:00 to 6:00 in Lisbon is 17:00 to 1:00 in New York, in two parts of Lisbon’s day.
    const windows = findSharedWindows(
      [createWorker('Europe/Lisbon', 22, 6), createWorker('America/New_York', 14, 23)],
      toDay(2027, 1, 13),
    );
    expect(windows.map((window) => formatClocks('Europe/Lisbon', window))).toEqual([
      ['00:00', '04:00'],
      ['22:00', '00:00'],
    ]);
  });

  it('go round the clock for who begins and ends at the same hour', () => {
    const team = [createWorker('Europe/Lisbon', 9, 9), createWorker('America/New_York')];
    expect(getSharedByAll(team, toDay(2027, 1, 13)) / HOUR_MS).toBe(8);
  });

  it('are those of most, where they are not of all', () => {
    const windows = findSharedWindows(
      [createWorker('Europe/Lisbon'), createWorker('America/New_York'), createWorker('Asia/Tokyo')],
      toDay(2027, 1, 13),
    );
    expect(windows.map(({ present }) => present)).toEqual([[0, 1]]);
    expect(
      findSharedWindows([createWorker('Asia/Bangkok'), createWorker('America/New_York')], toDay(2027, 1, 13)),
    ).toEqual([]);
  });
});

describe('the kindest meeting', () => {
  it('lies in shared hours where there are any', () => {
    const meeting = findBestMeeting(
      [createWorker('Europe/Berlin'), createWorker('America/New_York')],
      toDay(2027, 1, 13),
      HOUR_MS,
    );
    expect(meeting!.stretch).toEqual([0, 0]);
    expect(formatClocks('Europe/Berlin', meeting!)).toEqual(['15:00', '16:00']);
  });

  it('asks as little as possible of whoever it asks most', () => {
    // Berlin ends when it is 8:00 in Los Angeles; an hour apart, an hour long: an hour each.
    const meeting = findBestMeeting(
      [createWorker('Europe/Berlin'), createWorker('America/Los_Angeles')],
      toDay(2027, 1, 13),
      HOUR_MS,
    );
    expect(meeting!.stretch.map((ms) => ms! / HOUR_MS)).toEqual([1, 1]);
    expect(formatClocks('Europe/Berlin', meeting!)).toEqual(['17:00', '18:00']);
    expect(formatClocks('America/Los_Angeles', meeting!)).toEqual(['08:00', '09:00']);
  });
});

describe('changes of clocks', () => {
  it.each([
    ['Europe/Berlin', '2027-03-28', 60],
    ['America/New_York', '2027-03-14', 60],
    ['Australia/Lord_Howe', '2027-04-04', -30],
  ])('%s: next on %s by %i minutes', (zone, day, by) => {
    const change = findNextChange(zone, Date.UTC(2027, 0, 13));
    expect([toIsoDay(change!.day), change!.shiftMinutes]).toEqual([day, by]);
  });

  it('are none where clocks stay', () =>
    expect(findNextChange('Asia/Bangkok', Date.UTC(2027, 0, 13))).toBeNull());

  it('say what is shared afterwards', () => {
    const changes = findTeamChanges(
      [createWorker('Europe/Berlin'), createWorker('America/New_York')],
      toDay(2027, 1, 13),
    );
    expect(changes.map(({ zone, shared }) => [zone, shared / HOUR_MS])).toEqual([
      ['America/New_York', 3],
      ['Europe/Berlin', 2],
    ]);
  });
});

describe('clocks', () => {
  it('are read on both sides of a change', () => {
    // In Berlin 28 March 2027 has no half past two; noon is at 10:00 UTC, midnight was at 23:00 UTC.
    const day = toDay(2027, 3, 28);
    expect(new Date(toInstant('Europe/Berlin', day, 0)).toISOString()).toBe('2027-03-27T23:00:00.000Z');
    expect(new Date(toInstant('Europe/Berlin', day, 12 * 60)).toISOString()).toBe('2027-03-28T10:00:00.000Z');
  });

  it.each(['24:00', '9:00', '12:60', '', 'NaN', '-1:00'])('do not show %p', (text) =>
    expect(parseClock(text)).toBeNull(),
  );

  it('stand ahead of UTC or behind it by hours and minutes', () => {
    expect(formatOffset(getOffset('Asia/Kathmandu', Date.UTC(2027, 0, 1)))).toBe('UTC+5:45');
    expect(formatOffset(getOffset('America/St_Johns', Date.UTC(2027, 0, 1)))).toBe('UTC−3:30');
    expect(formatOffset(getOffset('Europe/Lisbon', Date.UTC(2027, 0, 1)))).toBe('UTC');
  });
});
