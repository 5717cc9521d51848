import { HttpError } from '@wanderwork/platform';
import { findDailyLimit, formatResetTime, formatTimeUntilReset } from './daily-limit';

const midnight = new Date('2026-11-21T00:00:00Z');

describe('the daily limit', () => {
  it('is read from its error', () => {
    const body = {
      code: 'search.daily_limit',
      message: 'Enough',
      limit: 3,
      resetsAt: midnight.toISOString(),
    };
    expect(findDailyLimit(new HttpError(429, JSON.stringify(body)))).toEqual({
      limit: 3,
      resetsAt: midnight,
    });
  });

  it('is null for other errors', () => {
    expect(findDailyLimit(new HttpError(429, '{"code":"rate.limited","message":"Wait"}'))).toBeNull();
    expect(findDailyLimit(new Error('down'))).toBeNull();
  });

  it.each([
    ['2026-11-20T18:30:00Z', 'in 6 hours'],
    ['2026-11-20T23:40:00Z', 'in 20 minutes'],
    ['2026-11-20T23:59:59Z', 'in 1 minute'],
    ['2026-11-21T00:00:01Z', 'in 1 minute'],
  ])('resets, seen from %s, %s', (now, words) => {
    expect(formatTimeUntilReset(midnight, new Date(now))).toBe(words);
  });

  it.each([
    ['America/New_York', 'in 6 hours, at midnight UTC (19:00 where you are)'],
    ['Asia/Kolkata', 'in 6 hours, at midnight UTC (05:30 where you are)'],
    ['UTC', 'in 6 hours, at midnight UTC'],
    ['Europe/London', 'in 6 hours, at midnight UTC'],
  ])('shows the local time in %s only if it differs', (timeZone, words) => {
    expect(formatResetTime(midnight, new Date('2026-11-20T18:30:00Z'), timeZone)).toBe(words);
  });
});
