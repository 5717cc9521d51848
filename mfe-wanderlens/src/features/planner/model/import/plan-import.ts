import {
  applyOperations,
  FIRST_YEAR,
  getCallMinutes,
  getWeekday,
  LAST_YEAR,
  listCalls,
  noPins,
  resolveLocalTime,
  toDay,
  toIsoDay,
  tripLimits,
  type Day,
  type Leg,
  type LegMode,
  type Operation,
  type Series,
  type Stop,
  type Trip,
} from '@wanderwork/travel';
import { findTripErrors } from '@wanderwork/travel/validate';
import type { CityChoice, CityFinder } from './match-city';
import { type CalendarEvent, type CalendarFile, type ClockTime } from './read-calendar';
import { getRuleEnd, getWeekdays, listDays, isKnownRule, toZone, type Span } from './repeats';

export { readCalendarFile } from './read-calendar';

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;

/**
 * Why an event, or a part of it, is not in the draft. `place`: no city of ours in its place or title. `oneDay`: not a
 * night. `over`: it ended before today. `outside`: a call outside the trip. `rule`: it repeats in a way that we don't
 * read, such as several times a day. `cut`: more repeats than we read. `noLength`: it has no end. `noRoom`: the trip is
 * full. `unreadable`: its lines make no sense.
 */
export type LeftOutReason =
  'place' | 'oneDay' | 'over' | 'outside' | 'rule' | 'cut' | 'noLength' | 'noRoom' | 'unreadable';

export interface LeftOut {
  reason: LeftOutReason;
  title: string;
  /** The first day; null if it couldn't be read. */
  day: Day | null;
}

/** A zone that only the person knows. `tzid` is "" for times without any zone. */
export interface ZoneQuestion {
  tzid: string;
  count: number;
}

/** The zone that the person chose for each `tzid`; null for none. */
export type ZoneAnswers = Readonly<Record<string, string | null>>;

export interface ImportPlan {
  ops: Operation[];
  stays: number;
  journeys: number;
  calls: number;
  questions: ZoneQuestion[];
  leftOut: LeftOut[];
  /** All of it together exceeds the size of a trip. */
  isTooLarge: boolean;
}

interface Options {
  trip: Trip;
  cities: readonly CityChoice[];
  findCity: CityFinder;
  answers: ZoneAnswers;
  today: Day;
}

const EVERYTHING: Span = { from: toDay(FIRST_YEAR, 1, 1), to: toDay(LAST_YEAR, 12, 31) };

/** One line of at most 80 characters, as a trip accepts it. */
const toTitle = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, tripLimits.title)
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();

const ID_LENGTH = 28;

/** An id from a UID, the same each time, so that importing a file again changes what it brought before. */
const createIds = () => {
  const uidById = new Map<string, string>();
  return (uid: string): string => {
    const base =
      uid
        .replace(/@.*$/, '')
        .replace(/[^A-Za-z0-9_-]+/g, '-')
        .slice(-ID_LENGTH) || 'event';
    let id = base;
    for (let at = 2; uidById.has(id) && uidById.get(id) !== uid; at += 1) id = `${base}-${at}`;
    uidById.set(id, uid);
    return id;
  };
};

/** The kind and the id of an item in our own files: "<trip>-stop-<id>@host". */
const readOwnId = ({ uid }: CalendarEvent): { kind: string; id: string } | null => {
  const [, kind, id] = /^.*?-(stop|leg|call|last)-([A-Za-z0-9_-]+)@/.exec(uid) ?? [];
  return kind && id ? { kind, id } : null;
};

const isLong = ({ isAllDay, start, end }: CalendarEvent): boolean =>
  isAllDay || (end.day - start.day) * DAY_MINUTES + end.minutes - start.minutes >= DAY_MINUTES;

/** The last day of a stay. The end of an all-day event is exclusive. */
const getLastDay = ({ isAllDay, start, end }: CalendarEvent): Day =>
  Math.max(start.day, isAllDay ? end.day - 1 : end.day);

/** Whoever leaves on the day before the next stay sleeps one more night. */
const closeGaps = (stays: readonly Stop[]): Stop[] =>
  stays.map((stay) =>
    stays.some(({ arrive }) => arrive === stay.leave + 1) ? { ...stay, leave: stay.leave + 1 } : stay,
  );

interface Reader {
  file: CalendarFile;
  options: Options;
  leftOut: LeftOut[];
  questions: Map<string, number>;
  toId: (uid: string) => string;
}

const leaveOut = ({ leftOut }: Reader, { title, start }: CalendarEvent, reason: LeftOutReason): null => {
  leftOut.push({ reason, title: toTitle(title), day: start.day });
  return null;
};

const readStay = (reader: Reader, event: CalendarEvent): Stop | null => {
  const { isOwn } = reader.file;
  const own = isOwn ? readOwnId(event) : null;
  if (event.rule) return leaveOut(reader, event, 'place');
  const city = reader.options.findCity(event.location, event.title);
  if (!city) return leaveOut(reader, event, 'place');
  const [arrive, leave] = [event.start.day, getLastDay(event)];
  if (!isOwn && leave < reader.options.today) return leaveOut(reader, event, 'over');
  // A trade fair is a day in a city, not a stay.
  if (!isOwn && leave === arrive) return leaveOut(reader, event, 'oneDay');
  return {
    id: own?.id ?? reader.toId(event.uid),
    city: city.value,
    arrive,
    leave,
    pinned: noPins,
    note: isOwn ? event.description.slice(0, tripLimits.note) : '',
  };
};

const ownModes: Record<string, LegMode> = { Flight: 'plane', Train: 'train', Coach: 'coach', Ferry: 'ferry' };

/** A journey of our own file. Times are on the clocks of both places. */
const readLeg = (event: CalendarEvent, stops: readonly Stop[], cities: readonly CityChoice[]): Leg | null => {
  const id = readOwnId(event)?.id;
  const mode = ownModes[event.title.split(':')[0]!];
  const pair = stops
    .flatMap((from) => stops.map((to) => [from, to] as const))
    .find(([from, to]) => `${from.id}-${to.id}` === id);
  if (!mode || !pair) return null;
  const { day } = event.start;
  const [from, to] = pair;
  if (event.isAllDay) return { from: from.id, to: to.id, day, mode };
  const toLocal = (time: ClockTime, { city }: Stop) =>
    toZone(time, cities.find(({ value }) => value === city)!.timezone);
  const [start, end] = [toLocal(event.start, from), toLocal(event.end, to)];
  const arrives = (end.day - start.day) * DAY_MINUTES + end.minutes;
  return { from: from.id, to: to.id, day: start.day, mode, departs: start.minutes, arrives };
};

/** The zone of a time; null while only the person can say, which counts as a question. */
const findZone = ({ options: { answers }, questions }: Reader, { zone, tzid }: ClockTime): string | null => {
  if (zone !== null) return zone;
  questions.set(tzid, (questions.get(tzid) ?? 0) + 1);
  return Object.hasOwn(answers, tzid) ? answers[tzid]! : null;
};

const toInstant = (time: ClockTime, zone: string): number =>
  resolveLocalTime(zone, time.day, time.minutes).at;

/** Days of the weekdays between the first and the last day that are not among `days`. */
const listGaps = (days: readonly Day[], weekdays: readonly number[]): Day[] => {
  const present = new Set(days);
  const gaps: Day[] = [];
  for (let day = days[0]!; day <= days.at(-1)!; day += 1)
    if (weekdays.includes(getWeekday(day)) && !present.has(day)) gaps.push(day);
  return gaps;
};

type Call = Omit<Series, 'id'>;

/** Calls on some days as one series, or as single calls if they follow no weekly rhythm. */
const joinDays = (call: Pick<Call, 'title' | 'zone' | 'from' | 'to'>, days: readonly Day[]): Call[] => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const weekdays = [...new Set(days.map(getWeekday))].sort();
  const except = listGaps(days, weekdays);
  if (except.length <= Math.min(days.length, tripLimits.exceptions))
    return [{ ...call, weekdays, first, last, except }];
  return days.map((day) => ({ ...call, weekdays: [getWeekday(day)], first: day, last: day, except: [] }));
};

/** Cuts a series to its first and last call; null without any. */
const tighten = (series: Call): Call | null => {
  const days = listCalls({ id: '', ...series }).map(({ day }) => day);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isException = (day: Day) => day > first && day < last && series.weekdays.includes(getWeekday(day));
  return {
    ...series,
    first,
    last,
    weekdays: first === last ? [getWeekday(first)] : series.weekdays,
    except: [...new Set(series.except)].filter(isException).sort((one, other) => one - other),
  };
};

/** The calls of a series with its exceptions, within the span. */
const readCalls = (
  reader: Reader,
  event: CalendarEvent,
  replaced: readonly ClockTime[],
  span: Span,
): Call[] | null => {
  const zone = findZone(reader, event.start);
  const endZone = event.end.tzid === event.start.tzid ? zone : findZone(reader, event.end);
  if (zone === null || endZone === null) return [];
  const { day, minutes: from } = event.start;
  const length =
    zone === endZone
      ? (event.end.day - day) * DAY_MINUTES + event.end.minutes - from
      : (toInstant(event.end, endZone) - toInstant(event.start, zone)) / MINUTE_MS;
  if (length <= 0) return leaveOut(reader, event, 'noLength');
  if (event.rule && !isKnownRule(event.rule)) return leaveOut(reader, event, 'rule');
  const call = { title: toTitle(event.title) || 'Call', zone, from, to: (from + length) % DAY_MINUTES };
  const except = [...event.except, ...replaced].map((time) => toZone(time, zone).day);
  const weekdays = event.rule && getWeekdays(event.rule, day);
  const isWeekly = weekdays !== null && event.extra.length === 0;
  if (isWeekly) {
    const end = getRuleEnd(event.rule!, zone, from) ?? Infinity;
    const series = tighten({
      ...call,
      weekdays,
      first: Math.max(day, span.from),
      last: Math.min(end, span.to),
      except,
    });
    if (!series) return leaveOut(reader, event, 'outside');
    return series.except.length > tripLimits.exceptions ? leaveOut(reader, event, 'noRoom') : [series];
  }
  const { days, isCut } = listDays(event, zone, span);
  if (isCut) leaveOut(reader, event, 'cut');
  const all = new Set([...days, ...event.extra.map((time) => toZone(time, zone).day)]);
  const remaining = [...all]
    .filter((one) => one >= span.from && one <= span.to && !except.includes(one))
    .sort((one, other) => one - other);
  return remaining.length > 0 ? joinDays(call, remaining) : leaveOut(reader, event, 'outside');
};

/** A call at a time that clocks skip or repeat is an event of its own in our files: it joins its series again. */
const rejoinSingleCalls = (calls: readonly Series[]): Series[] => {
  const bySeries = new Map(calls.map((series) => [series.id, series]));
  for (const { id, first: day } of calls) {
    const owner = bySeries.get(id.slice(0, -toIsoDay(day).length - 1));
    if (!owner || id !== `${owner.id}-${toIsoDay(day)}`) continue;
    bySeries.delete(id);
    bySeries.set(owner.id, {
      ...owner,
      first: Math.min(owner.first, day),
      last: Math.max(owner.last, day),
      except: owner.except.filter((one) => one !== day),
    });
  }
  return [...bySeries.values()];
};

/** Calls outside the trip would only be noise: the days of its stays, or two years from its start. */
const getSpan = ({ from }: Trip, stops: readonly Stop[]): Span =>
  stops.length === 0
    ? { from, to: from + tripLimits.days }
    : {
        from: Math.min(...stops.map(({ arrive }) => arrive)),
        to: Math.max(...stops.map(({ leave }) => leave)),
      };

const readAllCalls = (reader: Reader, events: readonly CalendarEvent[], span: Span): Series[] => {
  const calls: Series[] = [];
  for (const event of events) {
    if (event.isCancelled) continue;
    const replaced = event.replaces
      ? []
      : events.flatMap(({ uid, replaces }) => (replaces && uid === event.uid ? [replaces] : []));
    const own = reader.file.isOwn ? readOwnId(event)?.id : undefined;
    const id = own ?? reader.toId(event.uid);
    for (const [at, call] of (readCalls(reader, event, replaced, span) ?? []).entries()) {
      const isPart = at > 0 || event.replaces !== null;
      calls.push({ id: isPart ? `${id}-${toIsoDay(call.first)}` : id, ...call });
    }
  }
  const byId = new Map(calls.map((series) => [series.id, series]));
  const sorted = [...byId.values()].sort((one, other) => one.first - other.first || one.from - other.from);
  return reader.file.isOwn ? rejoinSingleCalls(sorted) : sorted;
};

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The operations for one stay: added by its date, or changed if an earlier import brought it. */
const toStopOperations = (trip: Trip, stop: Stop): Operation[] => {
  const { id, arrive, leave, city, note } = stop;
  const old = [...trip.stops, ...trip.unplaced].find((one) => one.id === id);
  if (!old) {
    const before = trip.stops.find((one) => one.arrive >= arrive)?.id ?? null;
    return [{ type: 'addStop', list: 'stops', stop, before }];
  }
  return [
    ...(old.city === city ? [] : [{ type: 'setPlace' as const, id, city, housing: old.housing ?? null }]),
    ...(old.arrive === arrive && old.leave === leave
      ? []
      : [{ type: 'setStay' as const, id, arrive, leave }]),
    ...(note === '' || old.note === note ? [] : [{ type: 'note' as const, id, text: note }]),
  ];
};

type Kind = 'stops' | 'series' | 'singleCalls';

const getKind = ({ first, last }: Series): Kind => (first === last ? 'singleCalls' : 'series');

/** Returns whether an item has room in the trip. Those that don't are left out. */
const createLimiter = ({ options: { trip }, leftOut }: Reader) => {
  const stops = [...trip.stops, ...trip.unplaced];
  const countOf = (kind: Kind) => trip.calls.filter((series) => getKind(series) === kind).length;
  const room: Record<Kind, number> = {
    stops: tripLimits.stops - stops.length,
    series: tripLimits.series - countOf('series'),
    singleCalls: tripLimits.singleCalls - countOf('singleCalls'),
  };
  const existing = new Set([...stops, ...trip.calls].map(({ id }) => id));
  return (kind: Kind, id: string, title: string, day: Day): boolean => {
    if (existing.has(id)) return true;
    room[kind] -= 1;
    if (room[kind] < 0) leftOut.push({ reason: 'noRoom', title, day });
    return room[kind] >= 0;
  };
};

const readStays = (
  reader: Reader,
  events: readonly CalendarEvent[],
  hasRoom: ReturnType<typeof createLimiter>,
): Stop[] => {
  const { trip, cities } = reader.options;
  const isKnown = ({ id, city, arrive, leave }: Stop) =>
    trip.stops.some(
      (one) => one.id !== id && one.city === city && one.arrive === arrive && one.leave === leave,
    );
  const stays = events
    .flatMap((event) => readStay(reader, event) ?? [])
    .sort((one, other) => one.arrive - other.arrive || one.leave - other.leave);
  const unique = [...new Map(stays.map((stay) => [stay.id, stay])).values()];
  const closed = (reader.file.isOwn ? unique : closeGaps(unique)).filter((stay) => !isKnown(stay));
  const label = (slug: string) => cities.find(({ value }) => value === slug)!.label;
  return closed.filter(({ id, city, arrive }) => hasRoom('stops', id, label(city), arrive));
};

/** Where a trip without stops begins. */
const toStart = (trip: Trip, stays: readonly Stop[]): Operation[] => {
  const from = Math.min(...[...trip.stops, ...stays].map(({ arrive }) => arrive));
  const isNeeded = stays.length > 0 && from !== trip.from && (trip.stops.length === 0 || from < trip.from);
  return isNeeded ? [{ type: 'setStart', from }] : [];
};

/**
 * What a calendar file means for a trip, as operations that a person reviews. All-day events at a city of ours become
 * stays, timed events calls. Nothing is guessed: what has no city or no zone is listed or asked for.
 */
export const planImport = (file: CalendarFile, options: Options): ImportPlan => {
  const { trip, cities } = options;
  const reader: Reader = { file, options, leftOut: [], questions: new Map(), toId: createIds() };
  const hasRoom = createLimiter(reader);
  const isOwnKind = (event: CalendarEvent, kind: string) => readOwnId(event)?.kind === kind;
  const events = file.isOwn
    ? file.events.filter((event) => !isOwnKind(event, 'last') && !isOwnKind(event, 'leg'))
    : file.events;
  const stays = readStays(
    reader,
    events.filter((event) => isLong(event) && !event.isCancelled),
    hasRoom,
  );
  const span = file.isOwn ? EVERYTHING : getSpan(trip, [...trip.stops, ...stays]);
  const calls = readAllCalls(
    reader,
    events.filter((event) => !isLong(event)),
    span,
  ).filter((series) => hasRoom(getKind(series), series.id, series.title, series.first));
  const legs = file.isOwn
    ? file.events
        .filter((event) => isOwnKind(event, 'leg'))
        .flatMap((event) => readLeg(event, stays, cities) ?? [])
    : [];
  const title = toTitle(file.title);
  const ops: Operation[] = [
    ...(file.isOwn && title && title !== trip.title && trip.stops.length === 0
      ? [{ type: 'rename' as const, title }]
      : []),
    ...toStart(trip, stays),
    ...stays.flatMap((stay) => toStopOperations(trip, stay)),
    ...legs.flatMap(({ from, to, ...leg }): Operation[] => {
      const old = trip.legs.find((one) => one.from === from && one.to === to);
      const usd = old?.usd === undefined ? {} : { usd: old.usd };
      return old && isEqual({ ...old }, { from, to, ...leg, ...usd })
        ? []
        : [{ type: 'setLeg', from, to, leg: { ...leg, ...usd } }];
    }),
    ...calls.flatMap(({ id, ...series }): Operation[] => {
      const old = trip.calls.find((one) => one.id === id);
      return old && isSameCalls(old, { id, ...series })
        ? []
        : [{ type: 'setSeries', id, series, before: null }];
    }),
  ];
  const applied = applyOperations(trip, ops);
  return {
    ops,
    stays: ops.filter(({ type }) => type === 'addStop').length,
    journeys: ops.filter(({ type }) => type === 'setLeg').length,
    calls: ops.filter(({ type }) => type === 'setSeries').length,
    questions: [...reader.questions].map(([tzid, count]) => ({ tzid, count })),
    leftOut: [
      ...reader.leftOut,
      ...file.unreadable.map((name): LeftOut => ({ reason: 'unreadable', title: toTitle(name), day: null })),
    ],
    isTooLarge: !('trip' in applied) || findTripErrors(applied.trip).length > 0,
  };
};

/** Two series may be written differently and have the same calls. */
const isSameCalls = (one: Series, other: Series): boolean => {
  const list = (series: Series) => listCalls(series).map(({ starts }) => starts);
  return (
    one.title === other.title &&
    one.zone === other.zone &&
    getCallMinutes(one) === getCallMinutes(other) &&
    isEqual(list(one), list(other))
  );
};
