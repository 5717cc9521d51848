import {
  applyOperations,
  createTrip,
  listCalls,
  noPins,
  toDay,
  toIsoDay,
  type Series,
  type Stop,
  type Trip,
  type TripFacts,
} from '@wanderwork/travel';
import { createTripCalendar } from '@wanderwork/travel/files';
import { createCityFinder, type CityChoice } from './match-city';
import { planImport, type ImportPlan, type ZoneAnswers } from './plan-import';
import { importLimits, readCalendar, readCalendarFile, type CalendarFile } from './read-calendar';
import { findWindowsZone } from './windows-zones';

const cities: CityChoice[] = [
  { value: 'lisbon', label: 'Lisbon', note: 'Portugal', timezone: 'Europe/Lisbon' },
  { value: 'porto', label: 'Porto', note: 'Portugal', timezone: 'Europe/Lisbon' },
  { value: 'dakar', label: 'Dakar', note: 'Senegal', timezone: 'Africa/Dakar' },
  { value: 'tokyo', label: 'Tokyo', note: 'Japan', timezone: 'Asia/Tokyo' },
  { value: 'sao-paulo', label: 'São Paulo', note: 'Brazil', timezone: 'America/Sao_Paulo' },
  { value: 'paris', label: 'Paris', note: 'France', timezone: 'Europe/Paris' },
  { value: 'london', label: 'London', note: 'United Kingdom', timezone: 'Europe/London' },
  { value: 'nice', label: 'Nice', note: 'France', timezone: 'Europe/Paris' },
  { value: 'valencia-es', label: 'Valencia', note: 'Spain', timezone: 'Europe/Madrid' },
  { value: 'valencia-ve', label: 'Valencia', note: 'Venezuela', timezone: 'America/Caracas' },
  { value: 'singapore', label: 'Singapore', note: 'Singapore', timezone: 'Asia/Singapore' },
];

const today = toDay(2027, 1, 1);
const november = toDay(2027, 11, 1);

const toFile = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//Test//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');

const toEvent = (...lines: string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');

const readFile = (text: string) => readCalendar(text, findWindowsZone);

const read = (text: string): CalendarFile => {
  const file = readFile(text);
  if ('problem' in file) throw new Error(file.problem);
  return file;
};

interface Options {
  trip?: Trip;
  answers?: ZoneAnswers;
}

const plan = (text: string, { trip = createTrip('t', november), answers = {} }: Options = {}): ImportPlan =>
  planImport(read(text), { trip, cities, findCity: createCityFinder(cities), answers, today });

const listStops = ({ ops }: ImportPlan): Stop[] =>
  ops.flatMap((op) => (op.type === 'addStop' ? [op.stop] : []));
const listSeries = ({ ops }: ImportPlan): Series[] =>
  ops.flatMap((op) => (op.type === 'setSeries' && op.series ? [{ id: op.id, ...op.series }] : []));
const listInstants = (series: readonly Series[]): string[] =>
  series
    .flatMap(listCalls)
    .map(({ starts }) => new Date(starts).toISOString())
    .sort();
const describeStop = ({ city, arrive, leave }: Stop): string =>
  `${city} ${toIsoDay(arrive)} ${toIsoDay(leave)}`;
const listReasons = ({ leftOut }: ImportPlan): string[] =>
  leftOut.map(({ reason, title }) => `${reason}: ${title}`);

const google = toFile(
  'X-WR-CALNAME:jane@example.com',
  'X-WR-TIMEZONE:Europe/Lisbon',
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'X-LIC-LOCATION:America/New_York',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'DTSTART:19700308T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
  toEvent(
    'DTSTART;VALUE=DATE:20271101',
    'DTEND;VALUE=DATE:20271130',
    'DTSTAMP:20261128T000000Z',
    'UID:stay1@google.com',
    'LOCATION:Lisbon\\, Portugal',
    'SUMMARY:Autumn by the sea',
  ),
  toEvent(
    'DTSTART;VALUE=DATE:20271130',
    'DTEND;VALUE=DATE:20271221',
    'UID:stay2@google.com',
    'SUMMARY:Trip to Dakar 🌞',
  ),
  toEvent(
    'DTSTART;VALUE=DATE:20271120',
    'DTEND;VALUE=DATE:20271121',
    'UID:b@google.com',
    'SUMMARY:Anna’s birthday',
  ),
  toEvent(
    'DTSTART;TZID=America/New_York:20271101T090000',
    'DTEND;TZID=America/New_York:20271101T093000',
    'RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20271217T045959Z;BYDAY=MO,TH',
    'EXDATE;TZID=America/New_York:20271125T090000',
    'UID:standup@google.com',
    'SUMMARY:Stand-up',
  ),
  toEvent(
    'DTSTART;TZID=America/New_York:20271109T110000',
    'DTEND;TZID=America/New_York:20271109T113000',
    'RECURRENCE-ID;TZID=America/New_York:20271108T090000',
    'UID:standup@google.com',
    'SUMMARY:Stand-up (moved)',
  ),
  toEvent('DTSTART:20271203T150000Z', 'DTEND:20271203T160000Z', 'UID:single@google.com', 'SUMMARY:Kick-off'),
);

const outlook = toFile(
  'METHOD:PUBLISH',
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'END:VTIMEZONE',
  toEvent(
    'CLASS:PUBLIC',
    'DTSTART;VALUE=DATE:20271101',
    'DTEND;VALUE=DATE:20271201',
    'LOCATION:Hotel Avenida\\, 1250-096 Lisbon\\, Portugal',
    'SUMMARY;LANGUAGE=en-us:Away',
    'UID:040000008200E00074C5B7101A82E00800000000A0B1',
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
  ),
  toEvent(
    'DTSTART;TZID=W. Europe Standard Time:20271102T140000',
    'DTEND;TZID=W. Europe Standard Time:20271102T150000',
    'RRULE:FREQ=WEEKLY;COUNT=4;INTERVAL=2;BYDAY=TU;WKST=MO',
    'SUMMARY:Sprint review',
    'UID:040000008200E00074C5B7101A82E00800000000A0B2',
  ),
  toEvent(
    'DTSTART;TZID="Customized Time Zone":20271103T100000',
    'DTEND;TZID="Customized Time Zone":20271103T110000',
    'SUMMARY:Interview',
    'UID:040000008200E00074C5B7101A82E00800000000A0B3',
  ),
);

const apple = toFile(
  'CALSCALE:GREGORIAN',
  toEvent(
    'DTSTART;VALUE=DATE:20271101',
    'DTEND;VALUE=DATE:20271202',
    'LOCATION:Rua Augusta 1\\nLisbon\\nPortugal',
    'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="Rua Augusta 1, Lisbon":geo:38.71,-9.13',
    'SUMMARY:Home',
    'UID:9D5A6C30-0001',
  ),
  toEvent(
    'DTSTART:20271105T090000',
    'DURATION:PT45M',
    'SUMMARY:Morning call',
    'UID:9D5A6C30-0002',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    'END:VALARM',
  ),
);

describe('a calendar of Google', () => {
  it('has stays by place or title, and lists what has no city', () => {
    expect(listStops(plan(google)).map(describeStop)).toEqual([
      'lisbon 2027-11-01 2027-11-30',
      'dakar 2027-11-30 2027-12-20',
    ]);
    expect(listReasons(plan(google))).toEqual(['place: Anna’s birthday']);
  });

  it('has its calls at the same instants, with skipped and moved ones', () => {
    expect(listInstants(listSeries(plan(google)))).toEqual(
      [
        ['2027-11-01T13:00', '2027-11-04T13:00', '2027-11-09T16:00', '2027-11-11T14:00'],
        ['2027-11-15T14:00', '2027-11-18T14:00', '2027-11-22T14:00', '2027-11-29T14:00'],
        ['2027-12-02T14:00', '2027-12-03T15:00', '2027-12-06T14:00', '2027-12-09T14:00'],
        ['2027-12-13T14:00', '2027-12-16T14:00'],
      ]
        .flat()
        .map((instant) => `${instant}:00.000Z`),
    );
    expect(listSeries(plan(google)).map(({ title, zone }) => [title, zone])).toEqual([
      ['Stand-up', 'America/New_York'],
      ['Stand-up (moved)', 'America/New_York'],
      ['Kick-off', 'UTC'],
    ]);
  });
});

describe('a calendar of Outlook', () => {
  it('has Windows’ zones, and every second week', () => {
    const { questions, leftOut } = plan(outlook);
    expect(listStops(plan(outlook)).map(describeStop)).toEqual(['lisbon 2027-11-01 2027-11-30']);
    expect(listSeries(plan(outlook))).toEqual([
      {
        id: expect.any(String) as string,
        title: 'Sprint review',
        zone: 'Europe/Berlin',
        from: 840,
        to: 900,
        weekdays: [2],
        first: toDay(2027, 11, 2),
        last: toDay(2027, 11, 30),
        except: [toDay(2027, 11, 9), toDay(2027, 11, 23)],
      },
    ]);
    expect(questions).toEqual([{ tzid: 'Customized Time Zone', count: 1 }]);
    expect(leftOut).toEqual([]);
  });

  it('asks about an unknown zone, and uses the answer', () => {
    const find = (answers: ZoneAnswers) =>
      listSeries(plan(outlook, { answers })).find(({ title }) => title === 'Interview');
    expect(find({})).toBeUndefined();
    expect(find({ 'Customized Time Zone': null })).toBeUndefined();
    expect(find({ 'Customized Time Zone': 'Asia/Kathmandu' })).toMatchObject({
      zone: 'Asia/Kathmandu',
      from: 600,
    });
  });
});

describe('a calendar of Apple', () => {
  it('has an address of several lines, and asks about times without a zone', () => {
    expect(listStops(plan(apple)).map(describeStop)).toEqual(['lisbon 2027-11-01 2027-12-01']);
    expect(plan(apple).questions).toEqual([{ tzid: '', count: 1 }]);
    expect(listSeries(plan(apple))).toEqual([]);
    expect(listSeries(plan(apple, { answers: { '': 'Europe/Lisbon' } }))).toMatchObject([
      { title: 'Morning call', zone: 'Europe/Lisbon', from: 540, to: 585 },
    ]);
  });
});

describe('zones', () => {
  it('are known by Windows’ names, and all of those exist', () => {
    expect(findWindowsZone('Romance Standard Time')).toBe('Europe/Paris');
    expect(findWindowsZone('e. south america standard time')).toBe('America/Sao_Paulo');
    expect(findWindowsZone('UTC-11')).toBe('Etc/GMT+11');
    expect(findWindowsZone('constructor')).toBeUndefined();
  });

  it.each([
    ['/mozilla.org/20050126_1/Europe/Rome', 'Europe/Rome'],
    ['/freeassociation.sourceforge.net/America/Argentina/Ushuaia', 'America/Argentina/Ushuaia'],
    ['"Europe/Berlin"', 'Europe/Berlin'],
    ['(UTC+01:00) Amsterdam\\, Berlin', null],
    ['Europe/Atlantis', null],
    ['+02:00', null],
  ])('named %s are %s', (tzid, zone) => {
    const event = toEvent(
      `DTSTART;TZID="${tzid.replaceAll('"', '')}":20271105T090000`,
      'DURATION:PT1H',
      'SUMMARY:x',
    );
    expect(read(toFile(event)).events[0]!.start.zone).toBe(zone);
  });
});

describe('a city', () => {
  const find = createCityFinder(cities);

  it.each([
    ['Lisbon', '', 'lisbon'],
    ['LISBON, portugal', '', 'lisbon'],
    ['Selina, Rua de São Paulo 1, 1200-427 Lisbon, Portugal', '', 'lisbon'],
    ['Av. Paulista 1, Sao Paulo, Brazil', '', 'sao-paulo'],
    ['221B Baker Street, London, UK', '', 'london'],
    ['Valencia, Spain', '', 'valencia-es'],
    ['Marina Bay, Singapore', '', 'singapore'],
    ['', 'Lisbon – Airbnb', 'lisbon'],
    ['', 'Stay in Nice', 'nice'],
    ['Zoom', 'Dakar', 'dakar'],
  ])('is found in the place %j or the title %j', (place, title, slug) =>
    expect(find(place, title)?.value).toBe(slug),
  );

  it.each([
    ['Paris, Texas', ''],
    ['Valencia', ''],
    ['Lisbon, Brazil', ''],
    ['', 'Nice weekend'],
    ['', 'Lisbon to Dakar'],
    ['', 'Lisbon, Dakar'],
    ['', ''],
    ['Atlantis', 'Home'],
  ])('is not guessed from the place %j or the title %j', (place, title) =>
    expect(find(place, title)).toBeNull(),
  );
});

describe('repeats', () => {
  const call = (rule: string, start = '20271101T090000') =>
    toFile(
      toEvent(
        `DTSTART;TZID=Europe/London:${start}`,
        'DURATION:PT1H',
        `RRULE:${rule}`,
        'UID:x',
        'SUMMARY:Call',
      ),
    );
  const stay: Stop = {
    id: 's',
    city: 'lisbon',
    arrive: november,
    leave: november + 60,
    pinned: noPins,
    note: '',
  };
  const trip: Trip = { ...createTrip('t', november), stops: [stay] };
  const listDays = (rule: string, start?: string) =>
    listSeries(plan(call(rule, start), { trip }))
      .flatMap(listCalls)
      .map(({ day }) => toIsoDay(day).slice(5));

  it('without an end last as long as the trip', () => {
    const [series] = listSeries(plan(call('FREQ=WEEKLY', '20100104T090000'), { trip }));
    expect([toIsoDay(series!.first), toIsoDay(series!.last)]).toEqual(['2027-11-01', '2027-12-27']);
    expect(listDays('FREQ=MONTHLY;BYDAY=1MO', '20000103T090000')).toEqual(['11-01', '12-06']);
    const lastWorkday = 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1';
    expect(listDays(lastWorkday, '20271029T090000')).toEqual(['11-30', '12-31']);
  });

  it.each([
    ['FREQ=DAILY;INTERVAL=20', ['11-01', '11-21', '12-11', '12-31']],
    ['FREQ=DAILY;COUNT=3', ['11-01', '11-02', '11-03']],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE;UNTIL=20271124', ['11-01', '11-03', '11-22', '11-24']],
    ['FREQ=WEEKLY;UNTIL=20271115T085959Z', ['11-01', '11-08']],
    ['FREQ=WEEKLY;UNTIL=20271115T090000Z', ['11-01', '11-08', '11-15']],
    ['FREQ=MONTHLY;BYMONTHDAY=15', ['11-15', '12-15']],
    ['FREQ=DAILY;BYMONTH=12;COUNT=2', ['12-01', '12-02']],
  ])('of %s are on %j', (rule, days) => expect(listDays(rule)).toEqual(days));

  it('of a rule without any day end, as do those that repeat within a day', () => {
    expect(listReasons(plan(call('FREQ=DAILY;INTERVAL=7;BYDAY=TU'), { trip }))).toEqual(['outside: Call']);
    expect(listReasons(plan(call('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'), { trip }))).toEqual(['rule: Call']);
    expect(listReasons(plan(call('FREQ=MINUTELY'), { trip }))).toEqual(['rule: Call']);
    expect(listReasons(plan(call('FREQ=DAILY;BYHOUR=9,10'), { trip }))).toEqual(['rule: Call']);
    expect(listReasons(plan(call('FREQ=NEVER'), { trip }))).toEqual(['unreadable: Call']);
  });

  it('beyond the limit are cut, and named', () => {
    const long = { ...trip, stops: [{ ...stay, leave: november + 731 }] };
    const result = plan(call('FREQ=DAILY;COUNT=700'), { trip: long });
    expect(listReasons(result)).toEqual(['cut: Call']);
    expect(listSeries(result).flatMap(listCalls)).toHaveLength(importLimits.repeats);
  });

  it('outside the trip are left out', () => {
    expect(listReasons(plan(call('FREQ=WEEKLY;UNTIL=20200101', '20190107T090000'), { trip }))).toEqual([
      'outside: Call',
    ]);
  });
});

describe('stays', () => {
  const allDay = (title: string, from: string, to: string) =>
    toEvent(
      `DTSTART;VALUE=DATE:${from}`,
      `DTEND;VALUE=DATE:${to}`,
      `UID:${title}${from}`,
      `SUMMARY:${title}`,
    );

  it('follow each other, and leave out days, past ones and those without room', () => {
    const result = plan(
      toFile(
        allDay('Porto', '20271110', '20271120'),
        allDay('Lisbon', '20271101', '20271110'),
        allDay('Tokyo', '20271125', '20271126'),
        allDay('Dakar', '20200101', '20200201'),
      ),
    );
    expect(listStops(result).map(describeStop)).toEqual([
      'lisbon 2027-11-01 2027-11-10',
      'porto 2027-11-10 2027-11-19',
    ]);
    expect(listReasons(result)).toEqual(['oneDay: Tokyo', 'over: Dakar']);
    const many = Array.from({ length: 30 }, (_, at) => {
      const day = (offset: number) => toIsoDay(november + 3 * at + offset).replaceAll('-', '');
      return allDay('Porto', day(0), day(2));
    });
    expect(listStops(plan(toFile(...many)))).toHaveLength(24);
    expect(listReasons(plan(toFile(...many)))).toHaveLength(6);
  });

  it('may have times, as bookings do', () => {
    const booking = toEvent(
      'DTSTART:20271101T150000Z',
      'DTEND:20271105T110000Z',
      'UID:b',
      'LOCATION:Porto, Portugal',
    );
    expect(listStops(plan(toFile(booking))).map(describeStop)).toEqual(['porto 2027-11-01 2027-11-05']);
  });

  it('of a trip stand by their dates, and nothing is replaced', () => {
    const stop = {
      id: 's',
      city: 'tokyo',
      arrive: november + 20,
      leave: november + 30,
      pinned: noPins,
      note: '',
    };
    const trip: Trip = { ...createTrip('t', november + 20), stops: [stop] };
    const { ops } = plan(toFile(allDay('Lisbon', '20271101', '20271121')), { trip });
    const applied = applyOperations(trip, ops);
    expect('trip' in applied && applied.trip.stops.map(({ city }) => city)).toEqual(['lisbon', 'tokyo']);
    expect('trip' in applied && toIsoDay(applied.trip.from)).toBe('2027-11-01');
  });
});

describe('our own file', () => {
  const getFigures = (slug: string, longitude: number) => {
    const { label, note, timezone } = cities.find(({ value }) => value === slug)!;
    return {
      slug,
      name: label,
      country: note,
      countryCode: note.slice(0, 2).toUpperCase(),
      latitude: 10,
      longitude,
      timezone,
      climate: null,
      monthScores: [],
      figures: [],
      sources: [],
    };
  };
  const facts: TripFacts = {
    cities: {
      lisbon: getFigures('lisbon', -9),
      dakar: getFigures('dakar', -17),
      tokyo: getFigures('tokyo', 139),
    },
    entryRules: {},
  };
  const stop = (id: string, city: string, from: number, note = ''): Stop => ({
    id,
    city,
    arrive: november + from,
    leave: november + from + 30,
    pinned: noPins,
    note,
  });
  const series = (change: Partial<Series>): Series => ({
    id: 'weekly',
    title: 'Weekly, with Ünïcode; and more',
    zone: 'Europe/Berlin',
    from: 540,
    to: 600,
    weekdays: [1, 3],
    first: november,
    last: november + 80,
    except: [november + 7],
    ...change,
  });
  const trip: Trip = {
    ...createTrip('trip', november, 'Winter'),
    stops: [
      stop('a-1', 'lisbon', 0, 'Ask for a desk; quiet,\nplease'),
      stop('b-2', 'dakar', 30),
      stop('c', 'tokyo', 60),
    ],
    legs: [{ from: 'b-2', to: 'c', day: november + 60, mode: 'plane', departs: 600, arrives: 1440 + 900 }],
    calls: [
      series({}),
      series({ id: 'single', weekdays: [5], first: november + 4, last: november + 4, except: [] }),
      // The clocks skip 02:30 on 28 March 2027.
      series({
        id: 'night',
        from: 150,
        to: 210,
        weekdays: [7],
        first: toDay(2027, 3, 21),
        last: toDay(2027, 4, 4),
        except: [],
      }),
    ],
  };
  const write = (one: Trip) =>
    createTripCalendar(one, facts, { host: 'example.com', changes: {}, created: Date.UTC(2026, 10, 28) });
  const importInto = (target: Trip): Trip => {
    const result = plan(write(trip), { trip: target });
    expect({ ...result, ops: [] }).toMatchObject({ questions: [], leftOut: [], isTooLarge: false });
    const applied = applyOperations(target, result.ops);
    if (!('trip' in applied)) throw new Error(applied.reason);
    return applied.trip;
  };

  it('becomes the same trip, with the same calendar', () => {
    const imported = importInto(createTrip('trip', today));
    expect(imported).toMatchObject({ title: 'Winter', from: trip.from, stops: trip.stops });
    expect(imported.legs).toContainEqual(trip.legs[0]);
    expect(imported.calls.map(({ id }) => id).sort()).toEqual(['night', 'single', 'weekly']);
    expect(listInstants(imported.calls)).toEqual(listInstants(trip.calls));
    const sorted = (text: string) =>
      text
        .replace('END:VCALENDAR', '')
        .split('BEGIN:')
        .map((part) => part.trim())
        .sort();
    expect(sorted(write(imported))).toEqual(sorted(write(trip)));
  });

  it('changes nothing in the trip that it was written from, except journeys that were only suggested', () => {
    const { ops } = plan(write(trip), { trip });
    expect(ops.map(({ type }) => type)).toEqual(['setLeg']);
    const again = importInto(trip);
    expect(plan(write(trip), { trip: again }).ops).toEqual([]);
  });
});

describe('a file', () => {
  const event = (at: number) =>
    toEvent(`UID:${at}`, 'DTSTART:20271101T090000Z', 'DTEND:20271101T100000Z', `SUMMARY:${at}`);

  it('that is too large, too long, broken or no calendar is refused', async () => {
    expect(readFile(toFile(...Array.from({ length: 10_000 }, (_, at) => event(at))))).toEqual({
      problem: 'tooManyEvents',
    });
    expect(readFile(toFile('X-A:' + 'a'.repeat(importLimits.bytes)))).toEqual({ problem: 'tooLarge' });
    const text = jest.fn<Promise<string>, []>();
    expect(await readCalendarFile({ size: importLimits.bytes + 1, text })).toEqual({ problem: 'tooLarge' });
    expect(text).not.toHaveBeenCalled();
    for (const other of ['', 'hello', '<html></html>', '{"a":1}', '\0\0\0'])
      expect(readFile(other)).toEqual({ problem: 'noCalendar' });
    expect(readFile(toFile(event(1), event(2)).slice(0, -40))).toEqual({ problem: 'cutOff' });
    expect(readFile(toFile())).toEqual({ problem: 'noEvents' });
  });

  it('of as many events as allowed is read, up to the calls that a trip can hold', () => {
    const result = plan(toFile(...Array.from({ length: importLimits.events }, (_, at) => event(at))));
    expect(result.calls).toBe(200);
    expect(result.leftOut).toHaveLength(1800);
    expect(result.isTooLarge).toBe(false);
  });

  it('with one bad event keeps the others, whatever the line breaks', () => {
    const bad = toEvent('UID:x', 'DTSTART:tomorrow', 'SUMMARY:Bad');
    const file = toFile(bad, toEvent('SUMMARY:No start'), event(1)).replaceAll('\r\n', '\n');
    expect(listReasons(plan(`\uFEFF${file}`))).toEqual(['unreadable: Bad', 'unreadable: No start']);
    expect(listSeries(plan(file))).toHaveLength(1);
  });

  it('with malicious texts gives titles and ids that a trip accepts', () => {
    const names = [
      'a\\nb\u0000c\u0085',
      '𝒳'.repeat(100),
      '__proto__',
      '\uD800',
      '<img src=x onerror=alert(1)>',
    ];
    const events = names.map((name, at) =>
      toEvent(
        `UID:${name}/../${at}`,
        `DTSTART:202711${String(at + 10)}T090000Z`,
        'DURATION:PT1H',
        `SUMMARY:${name}`,
      ),
    );
    const result = plan(toFile(...events, event(1), event(1)));
    expect(result.isTooLarge).toBe(false);
    expect(listSeries(result)).toHaveLength(6);
    for (const { id, title } of listSeries(result)) {
      expect(id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
      expect(title.length).toBeLessThanOrEqual(80);
    }
  });

  it('cancelled events and those without a length are no calls', () => {
    const cancelled = toEvent(
      'UID:c',
      'STATUS:CANCELLED',
      'DTSTART:20271105T090000Z',
      'DURATION:PT1H',
      'SUMMARY:c',
    );
    const reminder = toEvent('UID:r', 'DTSTART:20271105T090000Z', 'SUMMARY:r');
    expect(listReasons(plan(toFile(cancelled, reminder)))).toEqual(['noLength: r']);
    expect(plan(toFile(cancelled)).ops).toEqual([]);
  });
});
