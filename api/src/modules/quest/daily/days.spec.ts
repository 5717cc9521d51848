import { toUtcDay } from '@wanderwork/contracts';
import { isOpenDay, isOpenWeek, toMonthIndex, toIsoWeek } from './days.js';

const at = (moment: string) => new Date(moment);

describe('days and weeks of the boards', () => {
  it('are those of UTC', () => {
    expect(toUtcDay(at('2026-11-22T23:59:59Z'))).toBe('2026-11-22');
    expect(toUtcDay(at('2026-11-23T00:30:00+02:00'))).toBe('2026-11-22');
  });

  it.each([
    ['2026-11-22', true],
    ['2026-11-21', true],
    ['2026-11-20', false],
    ['2026-11-23', false],
    ['9999-12-31', false],
    ['', false],
  ])('opens the dash of %s on the 22nd: %p', (day, open) => {
    expect(isOpenDay(day, at('2026-11-22T00:00:00Z'))).toBe(open);
  });

  it.each([
    ['2026-11-22T12:00:00Z', '2026-W47'],
    ['2026-11-23T00:00:00Z', '2026-W48'],
    ['2026-12-31T12:00:00Z', '2026-W53'],
    ['2027-01-01T12:00:00Z', '2026-W53'],
    ['2024-12-30T00:00:00Z', '2025-W01'],
    ['2028-01-01T00:00:00Z', '2027-W52'],
  ])('count %s to %s', (moment, week) => expect(toIsoWeek(at(moment))).toBe(week));

  it.each([
    ['2026-11-22', 10],
    ['2026-01-01', 0],
    ['2026-W01', 0],
    ['2026-W31', 6],
    ['2026-W53', 11],
    ['2028-W52', 11],
  ])('have a month: %s', (period, month) => expect(toMonthIndex(period)).toBe(month));

  it('leave a week open for one more', () => {
    const now = at('2026-11-22T12:00:00Z');
    expect(['2026-W47', '2026-W46', '2026-W45', '2026-W48'].map((week) => isOpenWeek(week, now))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
