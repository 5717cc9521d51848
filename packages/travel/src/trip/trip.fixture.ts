import fc from 'fast-check';
import { toDay, type Day } from '../time/day.js';
import type { Operation } from './operations.js';
import { createTrip, defaultWork, legModes, noPins, type Series, type Stop, type Trip } from './trip.js';

/** A stop from day to day. */
export const createStop = (
  id: string,
  city: string,
  arrive: Day,
  leave: Day,
  change: Partial<Stop> = {},
): Stop => ({
  id,
  city,
  arrive,
  leave,
  pinned: noPins,
  note: '',
  ...change,
});

export const createSeries = (change: Partial<Series> = {}): Series => ({
  id: 'weekly',
  title: 'Weekly call',
  zone: 'Europe/London',
  from: 9 * 60,
  to: 10 * 60,
  weekdays: [1],
  first: toDay(2027, 1, 1),
  last: toDay(2027, 12, 31),
  except: [],
  ...change,
});

export const withStops = (stops: Stop[], change: Partial<Trip> = {}): Trip => ({
  ...createTrip('trip', stops[0]?.arrive ?? toDay(2027, 1, 1)),
  stops,
  ...change,
});

const FIRST = toDay(2027, 1, 1);
const ids = ['a', 'b', 'c', 'd', 'e'];
const cities = ['lisbon', 'dakar', 'tokyo', 'bogota'];

const id = fc.constantFrom(...ids);
const before = fc.option(id);
const days = fc
  .tuple(fc.nat(300), fc.nat(60))
  .map(([from, nights]) => ({ arrive: FIRST + from, leave: FIRST + from + nights }));
const pinned = fc.record({ place: fc.boolean(), dates: fc.boolean(), order: fc.boolean() });
const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const title = text.map((value) => value.replace(/\p{Cc}/gu, ''));
const housing = fc.constantFrom({ kind: 'hotel' } as const, { kind: 'own', usdMonth: 700 } as const);
const stop: fc.Arbitrary<Stop> = fc
  .tuple(id, fc.constantFrom(...cities), days, pinned, title, fc.option(housing))
  .map(([own, city, dates, pins, note, home]) => ({
    id: own,
    city,
    ...dates,
    pinned: pins,
    note,
    ...(home && { housing: home }),
  }));
const legDetails = fc
  .tuple(fc.nat(300), fc.constantFrom(...legModes), fc.option(fc.nat(2000)))
  .map(([day, mode, usd]) => ({ day: FIRST + day, mode, ...(usd !== null && { usd }) }));
const series = fc
  .tuple(title, fc.constantFrom('Europe/London', 'America/New_York'), fc.nat(200), fc.nat(100))
  .map(([name, zone, first, length]) => {
    const { id: _, ...others } = createSeries({
      title: name,
      zone,
      first: FIRST + first,
      last: FIRST + first + length,
    });
    return others;
  });
const line = fc.record({ title, usd: fc.nat(5000), per: fc.constantFrom('once', 'month', 'day') });
const check = fc.record({ title, done: fc.boolean() });
const list = fc.constantFrom('stops', 'unplaced');

/** Operations that may or may not apply. */
export const operations: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ type: fc.constant('addStop'), list, stop, before }),
  fc.record({ type: fc.constant('removeStop'), id }),
  fc.record({ type: fc.constant('moveStop'), id, list, before }),
  fc.tuple(id, days).map(([own, dates]) => ({ type: 'setStay' as const, id: own, ...dates })),
  fc.record({
    type: fc.constant('setPlace'),
    id,
    city: fc.constantFrom(...cities),
    housing: fc.option(housing),
  }),
  fc.record({ type: fc.constant('pin'), id, pinned }),
  fc.record({ type: fc.constant('setLeg'), from: id, to: id, leg: fc.option(legDetails) }),
  fc.record({ type: fc.constant('setSeries'), id, series: fc.option(series), before }),
  fc.record({ type: fc.constant('setWork'), work: fc.constant({ ...defaultWork, from: 480 }) }),
  fc.record({ type: fc.constant('setLimits'), limits: fc.record({ usdMonth: fc.nat(5000) }) }),
  fc.record({
    type: fc.constant('setPerson'),
    person: fc.record({ people: fc.integer({ min: 1, max: 8 }), housing }, { requiredKeys: [] }),
  }),
  fc.record({ type: fc.constant('setLine'), id, line: fc.option(line), before }),
  fc.record({ type: fc.constant('check'), id, check: fc.option(check), before }),
  fc.record({ type: fc.constant('setStart'), from: fc.nat(300).map((day) => FIRST + day) }),
  fc.record({ type: fc.constant('rename'), title }),
  fc.record({ type: fc.constant('note'), id: fc.option(id), text }),
);
