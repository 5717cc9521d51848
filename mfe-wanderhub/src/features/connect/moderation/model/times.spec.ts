import { formatAge, getEndDays, isOverdue, toEndOfDay } from './times';

const now = Date.parse('2026-11-03T12:00:00Z');

describe('how long a case has waited', () => {
  it.each([
    ['2026-11-03T11:30:00Z', 'Less than an hour'],
    ['2026-11-03T11:00:00Z', '1 hour'],
    ['2026-11-02T11:00:00Z', '25 hours'],
    ['2026-11-01T12:00:00Z', '2 days'],
  ])('since %s: %s', (at, age) => {
    expect(formatAge(at, now)).toBe(age);
  });
});

describe('a case', () => {
  it('is overdue from the minute until which it should be answered', () => {
    expect(isOverdue({ dueAt: '2026-11-03T12:00:00Z' }, now)).toBe(true);
    expect(isOverdue({ dueAt: '2026-11-03T12:00:01Z' }, now)).toBe(false);
  });
});

describe('the end of an appointment', () => {
  it('is the end of a day, from tomorrow to a year ahead', () => {
    const { min, max } = getEndDays(now);
    expect([min, max]).toEqual(['2026-11-04', '2027-11-02']);
    expect(Date.parse(toEndOfDay(max)) - now).toBeLessThan(365 * 86_400_000);
  });
});
