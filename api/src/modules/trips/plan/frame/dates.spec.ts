import { toDay, toIsoDay } from '@wanderwork/travel';
import { resolveDate, resolveEnd, resolveSeason } from './dates.js';
import type { TextDate } from './pieces.js';

const TODAY = toDay(2026, 11, 20);
const toIso = (day: number | null) => (day === null ? null : toIsoDay(day));
const createMonth = (month: number, part: 'first' | 'middle' | 'late' | 'end' = 'first'): TextDate => ({
  is: 'month',
  month,
  part,
  year: null,
});

describe('a date without a year', () => {
  it.each([
    ['the month that has begun', createMonth(11), '2027-11-01'],
    ['the next month', createMonth(12), '2026-12-01'],
    ['the middle of a month', createMonth(2, 'middle'), '2027-02-15'],
    ['the end of a month', createMonth(2, 'end'), '2027-02-28'],
    ['today', { is: 'date', month: 11, date: 20, year: null } as const, '2026-11-20'],
    ['yesterday', { is: 'date', month: 11, date: 19, year: null } as const, '2027-11-19'],
    ['29 February', { is: 'date', month: 2, date: 29, year: null } as const, '2028-02-29'],
  ])('is the next one: %s', (_, date, iso) => expect(toIso(resolveDate(date, TODAY))).toBe(iso));

  it('is null if no year has it', () => {
    expect(resolveDate({ is: 'date', month: 2, date: 30, year: null }, TODAY)).toBeNull();
    expect(resolveDate({ is: 'date', month: 13, date: 1, year: null }, TODAY)).toBeNull();
    expect(resolveDate({ is: 'date', month: 2, date: 29, year: 2027 }, TODAY)).toBeNull();
  });
});

describe('an end', () => {
  it('is the first day of "until April" and the day after "through April"', () => {
    expect(toIso(resolveEnd(createMonth(4), false, TODAY))).toBe('2027-04-01');
    expect(toIso(resolveEnd(createMonth(4), true, TODAY))).toBe('2027-05-01');
    expect(toIso(resolveEnd(createMonth(4, 'end'), false, TODAY))).toBe('2027-05-01');
    expect(toIso(resolveEnd(createMonth(12), true, TODAY))).toBe('2027-01-01');
  });
});

describe('a season', () => {
  it('is the next one, or with "this" the rest of the current one', () => {
    const read = (isCurrent: boolean, today: number) =>
      resolveSeason([12, 2], null, isCurrent, today).map(toIsoDay);
    expect(read(true, TODAY)).toEqual(['2026-12-01', '2027-03-01']);
    expect(read(true, toDay(2027, 1, 10))).toEqual(['2027-01-10', '2027-03-01']);
    expect(read(false, toDay(2027, 1, 10))).toEqual(['2027-12-01', '2028-03-01']);
    expect(resolveSeason([6, 8], 2028, false, TODAY).map(toIsoDay)).toEqual(['2028-06-01', '2028-09-01']);
  });
});
