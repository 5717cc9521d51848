import fc from 'fast-check';
import { toDay } from '../time/day.js';
import { createSeries, createStop, operations, withStops } from './trip.fixture.js';
import { tripLimits, type Trip } from './trip.js';
import { findOperationErrors, findTripErrors } from './validate.js';

const day = toDay(2027, 1, 1);
const trip = withStops(
  [createStop('a', 'lisbon', day, day + 30), createStop('b', 'dakar', day + 30, day + 60)],
  {
    passports: [{ code: 'DE', ownDays: { CO: 90 } }],
    calls: [createSeries()],
    legs: [{ from: 'a', to: 'b', day: day + 30, mode: 'plane', departs: 600, arrives: 1500, usd: 120 }],
    pastStays: [{ country: 'PT', entry: day - 20, exit: day - 10 }],
    lines: [{ id: 'x', title: 'Insurance', usd: 60, per: 'month' }],
    checks: [{ id: 'y', title: 'Renew the passport', done: false }],
  },
);

const getPaths = (change: object) => findTripErrors({ ...trip, ...change }).map(({ path }) => path);

describe('a document', () => {
  it('of a trip is valid', () => expect(findTripErrors(trip)).toEqual([]));

  it.each<[string, object, string]>([
    ['an unknown field', { owner: 1 }, 'owner'],
    ['a missing list', { legs: undefined }, 'legs'],
    ['nobody', { people: 0 }, 'people'],
    ['nine people', { people: 9 }, 'people'],
    ['half a person', { people: 1.5 }, 'people'],
    ['a line break in the title', { title: 'Winter\nBEGIN:VEVENT' }, 'title'],
    ['a long title', { title: 'x'.repeat(81) }, 'title'],
    ['half a character', { notes: '\ud83d' }, 'notes'],
    ['a NUL', { notes: 'a\0b' }, 'notes'],
    ['a long note', { notes: 'x'.repeat(2001) }, 'notes'],
    ['a day that is no number', { from: '2027-01-01' }, 'from'],
    ['a day in another century', { from: 1e9 }, 'from'],
    ['a passport of nowhere', { passports: [{ code: 'XX' }] }, 'passports.0.code'],
    [
      'days that are no number',
      { passports: [{ code: 'DE', ownDays: { CO: NaN } }] },
      'passports.0.ownDays.CO',
    ],
    [
      'a country of three letters',
      { passports: [{ code: 'DE', ownDays: { COL: 1 } }] },
      'passports.0.ownDays.COL',
    ],
    ['an unknown zone', { calls: [createSeries({ zone: 'Mars/Olympus' })] }, 'calls.0.zone'],
    ['weekdays twice', { calls: [createSeries({ weekdays: [1, 1] })] }, 'calls.0.weekdays'],
    ['a series that ends before it begins', { calls: [createSeries({ last: 8000 })] }, 'calls.0.last'],
    ['two stops with one id', { stops: [trip.stops[0], trip.stops[0]], legs: [] }, 'stops.1'],
    ['a leg to nowhere', { legs: [{ ...trip.legs[0], to: 'z' }] }, 'legs.0'],
    [
      'a past stay that ends before it begins',
      { pastStays: [{ country: 'PT', entry: day, exit: day - 1 }] },
      'pastStays.0.exit',
    ],
    ['a stay of three years', { stops: [createStop('a', 'lisbon', day, day + 732), trip.stops[1]] }, 'stops'],
    ['a price below zero', { legs: [{ ...trip.legs[0], usd: -1 }] }, 'legs.0.usd'],
    [
      'a slug that leaves its folder',
      { stops: [createStop('a', '..', day, day + 1)], legs: [] },
      'stops.0.city',
    ],
  ])('with %s is refused with its path', (_what, change, path) => expect(getPaths(change)).toEqual([path]));

  it('of the largest numbers is valid, and one more is not', () => {
    const stops = Array.from({ length: tripLimits.stops + 1 }, (_, at) =>
      createStop(`s${at}`, 'lisbon', day + at, day + at + 1),
    );
    expect(getPaths({ stops: stops.slice(1), legs: [] })).toEqual([]);
    expect(getPaths({ stops, legs: [] })).toEqual(['stops']);
    expect(getPaths({ stops: stops.slice(1), unplaced: stops.slice(0, 1), legs: [] })).toEqual(['stops']);
    const calls = Array.from({ length: tripLimits.series + 1 }, (_, at) => createSeries({ id: `s${at}` }));
    expect(getPaths({ calls })).toEqual(['calls']);
    const single = Array.from({ length: tripLimits.singleCalls }, (_, at) =>
      createSeries({ id: `c${at}`, first: day, last: day }),
    );
    expect(getPaths({ calls: [...single, ...calls.slice(1)] })).toEqual([]);
  });

  it('of more than 64 KiB is refused, counted in bytes', () => {
    const checks = Array.from({ length: 100 }, (_, at) => ({
      id: `c${at}`,
      title: 'ж'.repeat(80),
      done: false,
    }));
    const noted = (length: number) => ({
      checks,
      stops: Array.from({ length: 22 }, (_, at) =>
        createStop(`s${at}`, 'lisbon', day + at, day + at + 1, {
          note: 'x'.repeat(at === 0 ? length : 1980),
        }),
      ),
      legs: [],
    });
    const size = (change: object) => new TextEncoder().encode(JSON.stringify({ ...trip, ...change })).length;
    const room = tripLimits.bytes - size(noted(0));
    expect(room).toBeGreaterThan(0);
    expect(room).toBeLessThan(2000);
    expect(getPaths(noted(room))).toEqual([]);
    expect(getPaths(noted(room + 1))).toEqual(['']);
  });

  it('of any kind never throws', () => {
    const odd = fc.oneof(
      fc.anything({ withBigInt: true, withNullPrototype: true }),
      fc.constantFrom(null, undefined, NaN),
    );
    fc.assert(
      fc.property(odd, fc.constantFrom(...Object.keys(trip)), (value, key) => {
        expect(findTripErrors(value).length).toBeGreaterThan(0);
        expect(Array.isArray(findTripErrors({ ...trip, [key as keyof Trip]: value }))).toBe(true);
        expect(findOperationErrors(value).length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
    const loop: unknown[] = [];
    loop.push(loop);
    expect(findTripErrors({ ...trip, stops: loop })).not.toEqual([]);
    expect(findTripErrors(JSON.parse('{"__proto__": {"title": "x"}}'))).not.toEqual([]);
  });

  it('has at most fifty errors', () => {
    expect(findTripErrors({ ...trip, checks: Array.from({ length: 100 }, () => 1) })).toHaveLength(50);
  });
});

describe('an operation', () => {
  it('that the planner makes is valid', () => {
    fc.assert(
      fc.property(operations, (op) => expect(findOperationErrors(op)).toEqual([])),
      { numRuns: 500 },
    );
  });

  it.each<[string, object, string]>([
    ['an unknown type', { type: 'constructor' }, 'type'],
    ['no id', { type: 'removeStop' }, 'id'],
    ['a field too many', { type: 'rename', title: 'x', by: 'me' }, 'by'],
    ['a person with a name', { type: 'setPerson', person: { name: 'Ana' } }, 'person.name'],
  ])('with %s is refused', (_what, op, path) =>
    expect(findOperationErrors(op).map((error) => error.path)).toEqual([path]),
  );
});
