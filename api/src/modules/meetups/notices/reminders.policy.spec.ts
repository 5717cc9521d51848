import { findDueReminder } from './reminders.policy.js';

const startsAt = new Date('2027-03-28T18:00:00Z');
const weekBefore = new Date('2027-03-21T18:00:00Z');
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
const find = (hours: number, change: { createdAt?: Date; remindedHours?: number | null } = {}) =>
  findDueReminder({ startsAt, createdAt: weekBefore, remindedHours: null, ...change }, before(hours));

describe('a reminder of a meet-up', () => {
  it('is due 24 hours and 2 hours before, each once', () => {
    expect([25, 24, 12].map((hours) => find(hours))).toEqual([null, 24, 24]);
    expect([24, 3, 2, 0.5].map((hours) => find(hours, { remindedHours: 24 }))).toEqual([null, null, 2, 2]);
    expect([2, 1].map((hours) => find(hours, { remindedHours: 2 }))).toEqual([null, null]);
  });

  it('is not made up for when the meet-up is near or has begun', () => {
    expect([4, 3, 0, -1].map((hours) => find(hours))).toEqual([null, null, null, null]);
  });

  it('is left out for a meet-up that was planned later than that', () => {
    expect(find(20, { createdAt: before(22) })).toBeNull();
    expect(find(2, { createdAt: before(22) })).toBe(2);
    expect(find(1, { createdAt: before(1.5) })).toBeNull();
  });
});
