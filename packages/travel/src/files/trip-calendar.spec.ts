import { listCalls } from '../check/calls.js';
import { facts } from '../check/facts.fixture.js';
import { toDay, toIsoDay } from '../time/day.js';
import { MINUTE_MS } from '../time/durations.js';
import { resolveLocalTime } from '../time/zone-table.js';
import { createSeries, createStop, withStops } from '../trip/trip.fixture.js';
import type { Series, Trip } from '../trip/trip.js';
import { find, listInstances, readCalendar, readInstant } from './read-calendar.fixture.js';
import { createTripCalendar, type CalendarOptions } from './trip-calendar.js';

const day = toDay(2027, 1, 4);
const options: CalendarOptions = { host: 'wanderwork.test', changes: {}, created: Date.UTC(2026, 10, 28) };

const trip: Trip = withStops(
  [
    createStop('a', 'lisbon', day, day + 30, { note: 'Ask for a desk; quiet, please' }),
    createStop('b', 'dakar', day + 30, day + 60),
    createStop('c', 'tokyo', day + 60, day + 90),
  ],
  {
    title: 'Winter',
    passports: [{ code: 'US' }],
    legs: [{ from: 'b', to: 'c', day: day + 60, mode: 'plane', departs: 600, arrives: 1 * 1440 + 900 }],
    calls: [createSeries({ weekdays: [1, 3], except: [toDay(2027, 1, 6)] })],
  },
);

const write = (one: Trip, change: Partial<CalendarOptions> = {}) =>
  createTripCalendar(one, facts, { ...options, ...change });
const read = (one: Trip, change: Partial<CalendarOptions> = {}) => readCalendar(write(one, change));
const listEvents = (one: Trip, change: Partial<CalendarOptions> = {}) =>
  read(one, change).components.filter(({ name }) => name === 'VEVENT');
const getValue = (component: Parameters<typeof find>[0], name: string) => find(component, name)?.value;

describe('a calendar of a trip', () => {
  it('has stays, journeys, calls and last legal days', () => {
    expect(listEvents(trip).map((event) => [getValue(event, 'UID'), getValue(event, 'SUMMARY')])).toEqual([
      ['trip-stop-a@wanderwork.test', 'Lisbon'],
      ['trip-stop-b@wanderwork.test', 'Dakar'],
      ['trip-stop-c@wanderwork.test', 'Tokyo'],
      ['trip-leg-a-b@wanderwork.test', 'Flight: Lisbon to Dakar'],
      ['trip-leg-b-c@wanderwork.test', 'Flight: Dakar to Tokyo'],
      ['trip-call-weekly@wanderwork.test', 'Weekly call'],
      ['trip-last-a@wanderwork.test', 'Last legal day in the Schengen area'],
      ['trip-last-b@wanderwork.test', 'Last legal day in Senegal'],
      ['trip-last-c@wanderwork.test', 'Last legal day in Japan'],
    ]);
    const last = listEvents(trip).find((event) => getValue(event, 'UID')!.includes('last-a'))!;
    expect(getValue(last, 'DTSTART')).toBe('20270403');
  });

  it('lets a timed journey start in one zone and end in the other', () => {
    const calendar = read(trip);
    const leg = listEvents(trip).find((event) => getValue(event, 'UID')!.includes('leg-b-c'))!;
    expect(find(leg, 'DTSTART')).toMatchObject({
      params: { TZID: 'Africa/Dakar' },
      value: '20270305T100000',
    });
    expect(find(leg, 'DTEND')).toMatchObject({ params: { TZID: 'Asia/Tokyo' }, value: '20270306T150000' });
    expect(readInstant(calendar, find(leg, 'DTEND')!)).toBe(Date.UTC(2027, 2, 6, 6));
  });

  it('is the same bytes for the same trip, and counts changes', () => {
    expect(write(trip)).toBe(write(structuredClone(trip)));
    const changed = listEvents(trip, {
      changes: { a: { sequence: 4, at: Date.UTC(2026, 11, 1, 8, 30) } },
    })[0]!;
    expect([getValue(changed, 'SEQUENCE'), getValue(changed, 'DTSTAMP')]).toEqual(['4', '20261201T083000Z']);
    expect(getValue(listEvents(trip)[0]!, 'DTSTAMP')).toBe('20261128T000000Z');
  });

  it('ends its lines with CRLF, and folds them at 75 bytes', () => {
    const long = { ...trip, title: 'Žluťoučký kůň 🐎 '.repeat(4) };
    const file = write(long);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(getValue(readCalendar(file), 'X-WR-CALNAME')).toBe(long.title);
  });

  it('lets no text break out of its line', () => {
    const calls = ['\r\nEND:VEVENT', '\nX:1', '\rX:1', 'a;b,c\\d\0\u0085'].map((title, at) =>
      createSeries({ id: `s${at}`, title }),
    );
    const events = listEvents({ ...trip, calls });
    expect(events).toHaveLength(8 + 4);
    expect(events.map((event) => getValue(event, 'SUMMARY'))).toContain('a\\;b\\,c\\\\d');
    expect(events.map((event) => getValue(event, 'SUMMARY'))).toContain('\\nEND:VEVENT');
  });

  it('cancels removed items', () => {
    const removed = [{ id: 'trip-stop-x', day, sequence: 3, at: options.created }];
    expect(listEvents(trip, { removed }).map((event) => getValue(event, 'STATUS'))).toContain('CANCELLED');
  });

  it('describes each zone from the day before its first event to a year after the last', () => {
    const calendar = read(trip);
    const zones = calendar.components.filter(({ name }) => name === 'VTIMEZONE');
    expect(zones.map((zone) => getValue(zone, 'TZID'))).toEqual([
      'Africa/Dakar',
      'Asia/Tokyo',
      'Europe/London',
    ]);
    const london = zones[2]!.components.map((one) => [
      one.name,
      getValue(one, 'DTSTART'),
      getValue(one, 'TZOFFSETTO'),
    ]);
    // The series begins on Monday 4 January 2027 and ends on 29 December.
    expect(london).toEqual([
      ['STANDARD', '20270103T000000', '+0000'],
      ['DAYLIGHT', '20270328T010000', '+0100'],
      ['STANDARD', '20271031T020000', '+0000'],
      ['DAYLIGHT', '20280326T010000', '+0100'],
      ['STANDARD', '20281029T020000', '+0000'],
    ]);
  });
});

describe('calls written and read back', () => {
  const readBack = (series: Series) => {
    const one = { ...trip, stops: [], legs: [], calls: [series] };
    const calendar = read(one);
    return listEvents(one)
      .flatMap((event) => listInstances(calendar, event))
      .sort((a, b) => a - b);
  };

  const zones = [
    'Europe/London',
    'Africa/Casablanca',
    'Australia/Lord_Howe',
    'America/New_York',
    'America/Sao_Paulo',
    'Asia/Kathmandu',
    'America/St_Johns',
    'Pacific/Chatham',
    'Africa/Cairo',
    'America/Santiago',
  ];

  it.each(zones)('in %s have the same instants, at any hour', (zone) => {
    for (const from of [0, 30, 90, 150, 180, 615, 1410]) {
      const series = createSeries({
        zone,
        from,
        to: (from + 60) % 1440,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        last: toDay(2028, 4, 1),
        except: [toDay(2027, 5, 1)],
      });
      expect(readBack(series)).toEqual(listCalls(series).map(({ starts }) => starts));
    }
  });

  it('in an hour that clocks skip are events of their own, in UTC', () => {
    const series = createSeries({
      zone: 'Europe/Berlin',
      from: 150,
      to: 210,
      weekdays: [7],
      first: toDay(2027, 3, 21),
      last: toDay(2027, 4, 4),
    });
    const events = listEvents({ ...trip, stops: [], legs: [], calls: [series] });
    expect(events.map((event) => getValue(event, 'DTSTART'))).toEqual([
      '20270321T023000',
      '20270328T013000Z',
    ]);
    expect(getValue(events[0]!, 'EXDATE')).toBe('20270328T023000');
    expect(readBack(series)).toEqual(listCalls(series).map(({ starts }) => starts));
  });

  it('in an hour that occurs twice are at the first one, in UTC', () => {
    const series = createSeries({
      zone: 'Europe/Berlin',
      from: 150,
      weekdays: [7],
      first: toDay(2027, 10, 31),
      last: toDay(2027, 10, 31),
    });
    const [event] = listEvents({ ...trip, stops: [], legs: [], calls: [series] });
    expect(getValue(event!, 'DTSTART')).toBe('20271031T003000Z');
    expect(readBack(series)).toEqual([resolveLocalTime('Europe/Berlin', toDay(2027, 10, 31), 150).at]);
    expect(new Date(readBack(series)[0]!).toISOString()).toBe('2027-10-31T00:30:00.000Z');
  });

  it('last as long as on any other day', () => {
    const [call] = listCalls(createSeries({ from: 1410, to: 30 }));
    expect([(call!.ends - call!.starts) / MINUTE_MS, toIsoDay(call!.day)]).toEqual([60, '2027-01-04']);
  });
});
