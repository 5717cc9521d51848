import { toDay, toIsoDay } from './day.js';
import { DAY_MS, HOUR_MS } from './durations.js';
import { getTeamDay, findBestMeeting, getSharedByAll, getWorkSpans, type Worker } from './shared-hours.js';
import { findNextWorkDay, getTeamWeek } from './clock-changes.js';
import { getUsualWeekend, formatWeekday } from './weekends.js';

const createWorker = (zone: string, change: Partial<Worker> = {}): Worker => ({
  name: zone,
  zone,
  from: 9 * 60,
  to: 17 * 60,
  weekend: getUsualWeekend(zone),
  ...change,
});

describe('weekends', () => {
  it('are those of the place, where nothing else is said', () => {
    expect(['Europe/Lisbon', 'Asia/Riyadh', 'Asia/Tehran', 'Asia/Kabul'].map(getUsualWeekend)).toEqual([
      '67',
      '56',
      '5',
      '45',
    ]);
  });

  it('leave Lisbon and Riyadh four days a week together', () => {
    // January 2027: Riyadh is three hours ahead, so 9 to 17 in both share five hours.
    const team = [createWorker('Europe/Lisbon'), createWorker('Asia/Riyadh')];
    const week = getTeamWeek(team, toDay(2027, 1, 13));
    expect(
      week.map(({ day, shared, offIndexes }) => [formatWeekday(day), shared / HOUR_MS, offIndexes]),
    ).toEqual([
      ['Monday', 5, []],
      ['Tuesday', 5, []],
      ['Wednesday', 5, []],
      ['Thursday', 5, []],
      ['Friday', 0, [1]],
      ['Saturday', 0, [0, 1]],
      ['Sunday', 0, [0]],
    ]);
  });

  it('are of the day on which a shift begins', () => {
    // Friday's shift from 22:00 reaches six hours into Saturday; Saturday's and Sunday's own do not begin.
    const night = createWorker('Europe/Lisbon', { from: 22 * 60, to: 6 * 60 });
    const begins = getWorkSpans(night, toDay(2027, 1, 16)).map(({ from }) =>
      toIsoDay(Math.floor(from / DAY_MS)),
    );
    expect(begins).toEqual(['2027-01-14', '2027-01-15', '2027-01-18']);
  });

  it('lead to the next day on which most are at work', () => {
    const team = [createWorker('Europe/Lisbon'), createWorker('Europe/Berlin'), createWorker('Asia/Riyadh')];
    // 15 January 2027 is a Friday.
    expect(toIsoDay(findNextWorkDay(team, toDay(2027, 1, 15)))).toBe('2027-01-18');
    expect(toIsoDay(findNextWorkDay(team.slice(0, 2), toDay(2027, 1, 15)))).toBe('2027-01-15');
    expect(toIsoDay(findNextWorkDay([], toDay(2027, 1, 16)))).toBe('2027-01-16');
  });

  it('ask nothing of who is off, and hold no meeting of one alone', () => {
    const friday = toDay(2027, 1, 15);
    const team = [createWorker('Europe/Lisbon'), createWorker('Asia/Riyadh'), createWorker('Europe/Berlin')];
    expect(findBestMeeting(team, friday, HOUR_MS)?.stretch).toEqual([0, null, 0]);
    expect(findBestMeeting(team.slice(0, 2), friday, HOUR_MS)).toBeNull();
  });
});

describe('a day on which clocks are set', () => {
  it.each([
    ['Europe/Lisbon', [2027, 3, 28], 23],
    ['Europe/Lisbon', [2027, 10, 31], 25],
    // At midnight: 30 April 2027 begins at one o'clock in Cairo.
    ['Africa/Cairo', [2027, 4, 30], 23],
    ['Australia/Lord_Howe', [2027, 4, 4], 24.5],
  ] as const)('is in %s on %j %d hours long', (zone, [year, month, date], hours) => {
    const { from, to } = getTeamDay([createWorker(zone)], toDay(year, month, date));
    expect((to - from) / HOUR_MS).toBe(hours);
  });

  it('shares by the clocks of that very day', () => {
    // On Sunday 28 March 2027 Lisbon's clocks go forward and Bogota's do not: five hours apart become six.
    const team = ['Europe/Lisbon', 'America/Bogota'].map((zone) => createWorker(zone, { weekend: 'none' }));
    const shared = [27, 28, 29].map((date) => getSharedByAll(team, toDay(2027, 3, date)) / HOUR_MS);
    expect(shared).toEqual([3, 2, 2]);
  });
});
