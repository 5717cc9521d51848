import { applyOperations } from '../trip/operations.js';
import { parseDay, type Day } from '../time/day.js';
import { createSeries, createStop, withStops } from '../trip/trip.fixture.js';
import { noPins, type Trip } from '../trip/trip.js';
import { checkTrip } from './check.js';
import type { ConflictCode } from './conflicts.js';
import { facts } from './facts.fixture.js';
import { findFix } from './fix.js';

const day = (text: string): Day => parseDay(text)!;
const free = { days: [], from: 540, to: 1020, earliest: 480, latest: 1320 };

const plan = (stays: [city: string, arrive: string, leave: string][], change: Partial<Trip> = {}): Trip =>
  withStops(
    stays.map(([city, arrive, leave], at) => createStop(`s${at}`, city, day(arrive), day(leave))),
    { passports: [{ code: 'US' }], work: free, ...change },
  );

/** The trip after the fix of its first conflict with this code; null if there is none. */
const fix = (trip: Trip, code: ConflictCode): Trip | null => {
  const conflict = checkTrip(trip, facts).conflicts.find((one) => one.code === code)!;
  expect(conflict).toBeDefined();
  const ops = findFix(trip, facts, conflict);
  if (ops === null) return null;
  const applied = applyOperations(trip, ops);
  if (!('trip' in applied)) throw new Error(applied.reason);
  expect(checkTrip(applied.trip, facts).conflicts.map((one) => one.code)).not.toContain(code);
  return applied.trip;
};

describe('a fix', () => {
  it('leaves Schengen on the last legal day, and everything after it comes earlier', () => {
    const trip = plan([
      ['lisbon', '2027-01-01', '2027-05-01'],
      ['dakar', '2027-05-01', '2027-06-01'],
    ]);
    const fixed = fix(trip, 'visa.schengen_over')!;
    expect(fixed.stops.map(({ arrive, leave }) => [arrive, leave])).toEqual([
      [day('2027-01-01'), day('2027-03-31')],
      [day('2027-03-31'), day('2027-05-01')],
    ]);
  });

  it('lets the next stay begin earlier if its end is pinned', () => {
    const trip = plan([
      ['bogota', '2027-01-01', '2027-04-10'],
      ['dakar', '2027-04-10', '2027-05-10'],
      ['tokyo', '2027-05-10', '2027-06-10'],
    ]);
    const pinned = {
      ...trip,
      stops: trip.stops.with(2, { ...trip.stops[2]!, pinned: { ...noPins, dates: true } }),
    };
    const fixed = fix(pinned, 'visa.stay_over')!;
    expect(fixed.stops.map(({ arrive, leave }) => [arrive, leave])).toEqual([
      [day('2027-01-01'), day('2027-03-31')],
      [day('2027-03-31'), day('2027-05-10')],
      [day('2027-05-10'), day('2027-06-10')],
    ]);
  });

  it('moves a stay without a legal day to "Not placed"', () => {
    const trip = plan([
      ['lisbon', '2027-01-01', '2027-03-31'],
      ['dakar', '2027-03-31', '2027-04-10'],
      ['madrid', '2027-04-10', '2027-04-30'],
    ]);
    expect(fix(trip, 'visa.schengen_over')!.unplaced.map(({ id }) => id)).toEqual(['s2']);
  });

  it('joins stays that overlap or leave a gap, and turns reversed dates around', () => {
    const overlapping = plan([
      ['lisbon', '2027-01-01', '2027-02-01'],
      ['dakar', '2027-01-25', '2027-03-01'],
    ]);
    expect(fix(overlapping, 'dates.overlap')!.stops[1]!.arrive).toBe(day('2027-02-01'));
    const apart = plan([
      ['lisbon', '2027-01-01', '2027-02-01'],
      ['dakar', '2027-02-05', '2027-03-01'],
    ]);
    expect(fix(apart, 'gap.nights')!.stops[0]!.leave).toBe(day('2027-02-05'));
    const reversed = plan([['lisbon', '2027-02-01', '2027-01-01']]);
    expect(fix(reversed, 'dates.reversed')!.stops[0]).toMatchObject({
      arrive: day('2027-01-01'),
      leave: day('2027-02-01'),
    });
  });

  it('moves a journey to the nearest day without work or calls', () => {
    const trip = plan(
      [
        ['lisbon', '2027-01-01', '2027-02-01'],
        ['porto', '2027-02-01', '2027-03-01'],
      ],
      { work: { ...free, days: [1, 2, 3, 4, 5] } },
    );
    // 1 February 2027 is a Monday.
    expect(fix(trip, 'leg.on_workday')!.stops[1]!.arrive).toBe(day('2027-01-31'));
    const calls = { ...trip, work: free, calls: [createSeries({ weekdays: [1, 7] })] };
    expect(fix(calls, 'call.on_leg')!.stops[1]!.arrive).toBe(day('2027-02-02'));
  });

  it('takes a faster way', () => {
    const trip = plan(
      [
        ['lisbon', '2027-01-01', '2027-02-01'],
        ['london', '2027-02-01', '2027-03-01'],
      ],
      { legs: [{ from: 's0', to: 's1', day: day('2027-02-01'), mode: 'coach' }] },
    );
    expect(fix(trip, 'leg.too_long')!.legs).toEqual([
      { from: 's0', to: 's1', day: day('2027-02-01'), mode: 'plane' },
    ]);
  });

  it('is not offered if it would cause another conflict, or if none is known', () => {
    const trip = plan([['lisbon', '2027-01-01', '2027-02-01']], { limits: { tempMonth: 30 } });
    expect(fix(trip, 'climate.outside')).toBeNull();
    const far = plan([
      ['lisbon', '2027-01-01', '2027-02-01'],
      ['tokyo', '2027-02-01', '2027-03-01'],
    ]);
    expect(fix(far, 'leg.too_long')).toBeNull();
  });
});
