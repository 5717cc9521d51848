import { applyOperations, createTrip, noPins, toDay, type Operation, type Trip } from '@wanderwork/travel';
import { createNames, describeOperation } from './operation-text';
import { addCity, formatStay, getMoveRange, moveStopTo, placeStop } from './trip-edits';

const from = toDay(2027, 11, 1);
const create = (...cities: string[]): Trip => ({
  ...createTrip('trip', from),
  stops: cities.map((city, at) => ({
    id: city,
    city,
    arrive: from + 30 * at,
    leave: from + 30 * (at + 1),
    pinned: noPins,
    note: '',
  })),
});

const toName = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1);
const toText = (op: Operation, trip = create('lisbon', 'dakar')) =>
  describeOperation(
    op,
    createNames(
      trip,
      { getCity: toName, formatMoney: (usd) => `$${usd}`, formatTemperature: (celsius) => `${celsius} °C` },
      [op],
    ),
  );

describe('an operation in words', () => {
  it.each<[Operation, string]>([
    [addCity(create(), 'porto', 'new')[0]!, 'Add Porto, 1 November – 1 December'],
    [{ type: 'removeStop', id: 'lisbon' }, 'Remove Lisbon'],
    [{ type: 'removeStop', id: 'gone' }, 'Remove a stop'],
    [{ type: 'moveStop', id: 'dakar', list: 'stops', before: 'lisbon' }, 'Move Dakar before Lisbon'],
    [{ type: 'moveStop', id: 'dakar', list: 'unplaced', before: null }, 'Move Dakar to “Not placed”'],
    [{ type: 'setStay', id: 'lisbon', arrive: from, leave: from + 1 }, 'Lisbon: 1–2 November, 1 night'],
    [
      { type: 'setLimits', limits: { usdMonth: 1800, tempMonth: 20 } },
      'Set limits: at most $1800 a month; no month below 20 °C',
    ],
    [{ type: 'setPerson', person: { passports: [{ code: 'BR' }] } }, 'Set passports: Brazil'],
    [
      { type: 'setLeg', from: 'lisbon', to: 'dakar', leg: { day: from, mode: 'plane', usd: 120 } },
      'Lisbon to Dakar: by plane on 1 Nov 2027, $120',
    ],
  ])('%j', (op, text) => expect(toText(op)).toBe(text));
});

describe('an edit of the trip', () => {
  it('moves no stop past one that keeps its place', () => {
    const trip = create('lisbon', 'dakar');
    trip.stops[0]!.pinned = { ...noPins, order: true };
    expect(moveStopTo(trip, 'dakar', 0)).toEqual([]);
    expect(moveStopTo(trip, 'lisbon', 1)).toEqual([]);
  });

  it('moves a stop as far as the nearest one that keeps its place', () => {
    const trip = create('lisbon', 'dakar', 'tokyo', 'bogota');
    trip.stops[1]!.pinned = { ...noPins, dates: true };
    expect(getMoveRange(trip.stops, 'bogota')).toEqual({ first: 2, last: 3 });
    expect(getMoveRange(trip.stops, 'lisbon')).toEqual({ first: 0, last: 0 });
    expect(getMoveRange(trip.stops, 'dakar')).toEqual({ first: 1, last: 1 });
    expect(moveStopTo(trip, 'bogota', 1)).toEqual([]);
    const applied = applyOperations(trip, moveStopTo(trip, 'bogota', 2));
    expect('trip' in applied && applied.trip.stops.map(({ city }) => city)).toEqual([
      'lisbon',
      'dakar',
      'bogota',
      'tokyo',
    ]);
  });

  it('places a stop at the end, for as many nights as before', () => {
    const trip = create('lisbon', 'dakar');
    const [dakar] = trip.stops.splice(1, 1);
    trip.unplaced.push(dakar!);
    expect(placeStop(trip, 'dakar')).toEqual([
      { type: 'moveStop', id: 'dakar', list: 'stops', before: null },
      { type: 'setStay', id: 'dakar', arrive: from + 30, leave: from + 60 },
    ]);
  });

  it.each([
    [1, 30, '1–30 November'],
    [1, 31, '1 November – 1 December'],
  ])('names a stay from %d to %d: %s', (first, last, text) =>
    expect(formatStay({ arrive: from + first - 1, leave: from + last - 1 })).toBe(text),
  );
});
