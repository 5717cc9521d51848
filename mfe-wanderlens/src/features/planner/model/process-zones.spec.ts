import { createTrip, listCalls, noPins, toDay, type Series, type TripFacts } from '@wanderwork/travel';
import { createTripCalendar } from '@wanderwork/travel/files';
import { execFileSync } from 'node:child_process';

/** Reads a calendar from the input with ical.js, and prints the start of each timed event in seconds since 1970. */
const reader = `
  import ICAL from 'ical.js';
  let text = '';
  for await (const piece of process.stdin) text += piece;
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const starts = [];
  for (const component of calendar.getAllSubcomponents('vevent')) {
    const event = new ICAL.Event(component);
    if (event.startDate.isDate) continue;
    if (!event.isRecurring()) starts.push(event.startDate.toUnixTime());
    else {
      const times = event.iterator();
      for (let time = times.next(); time; time = times.next()) starts.push(time.toUnixTime());
    }
  }
  console.log(JSON.stringify(starts.sort()));
`;

const readIn = (zone: string, calendar: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', reader], {
      input: calendar,
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    }),
  );

const from = toDay(2027, 10, 1);
const to = toDay(2028, 4, 30);
const createSeries = (zone: string, minutes: number): Series => ({
  id: zone,
  title: `Standup in ${zone}`,
  zone,
  from: minutes,
  to: minutes + 30,
  weekdays: [1, 3, 7],
  first: from,
  last: to,
  except: [toDay(2027, 12, 27)],
});

const city = (slug: string, timezone: string): TripFacts['cities'][string] => ({
  slug,
  name: slug,
  country: slug,
  countryCode: 'PT',
  latitude: 38.7,
  longitude: -9.1,
  timezone,
  climate: null,
  monthScores: [],
  figures: [],
  sources: [],
});

it('an exported calendar has the same instants for ical.js in every zone of its process', () => {
  const calls = [
    createSeries('Europe/London', 9 * 60),
    // Skipped on 26 March 2028 and doubled on 31 October 2027.
    createSeries('Europe/Berlin', 2 * 60 + 30),
    createSeries('America/Sao_Paulo', 17 * 60),
    createSeries('Australia/Lord_Howe', 8 * 60),
  ];
  const trip = {
    ...createTrip('trip', from),
    calls,
    stops: [
      { id: 'a', city: 'lisbon', arrive: from, leave: to - 30, pinned: noPins, note: '' },
      { id: 'b', city: 'tokyo', arrive: to - 30, leave: to, pinned: noPins, note: '' },
    ],
  };
  const facts = {
    cities: { lisbon: city('lisbon', 'Europe/Lisbon'), tokyo: city('tokyo', 'Asia/Tokyo') },
    entryRules: {},
  };
  const calendar = createTripCalendar(trip, facts, { host: 'example.com', changes: {}, created: 0 });
  const expected = calls
    .flatMap(listCalls)
    .map(({ starts }) => starts / 1000)
    .sort();
  expect(expected.length).toBeGreaterThan(300);
  for (const zone of ['UTC', 'America/New_York', 'Pacific/Apia'])
    expect(readIn(zone, calendar)).toEqual(expected);
});
