import { getPlaceOfZone } from '@wanderwork/contracts';
import { DAY_MS, MINUTE_MS } from '../time/durations.js';
import type { Day } from '../time/day.js';
import { getWeekday } from '../time/weekends.js';
import { listChanges, resolveLocalTime, toLocalMinutes } from '../time/zone-table.js';
import type { Series, Trip, Work } from '../trip/trip.js';
import { createConflict, type Conflict } from './conflicts.js';
import type { Route, RouteLeg, RouteStop } from './route.js';

const DAY_MINUTES = 1440;

/** One call of a series. Times are in milliseconds since 1970. */
export interface Call {
  series: Series;
  /** The day in the client's zone. */
  day: Day;
  starts: number;
  ends: number;
  /** The client's clocks skip the time of this call. */
  isSkipped: boolean;
}

export const getCallMinutes = ({ from, to }: Pick<Series, 'from' | 'to'>): number =>
  to > from ? to - from : to + DAY_MINUTES - from;

/** The calls of a series, in their order. A call lasts as long as on any other day, also when clocks change. */
export const listCalls = (series: Series): Call[] => {
  const { zone, from, weekdays, first, last, except } = series;
  const length = getCallMinutes(series) * MINUTE_MS;
  const calls: Call[] = [];
  for (let day = first; day <= last; day += 1) {
    if (!weekdays.includes(getWeekday(day)) || except.includes(day)) continue;
    const { at, isSkipped } = resolveLocalTime(zone, day, from);
    calls.push({ series, day, starts: at, ends: at + length, isSkipped });
  }
  return calls;
};

interface Agenda {
  calls: Call[];
  bySeries: readonly Call[][];
  collisions: readonly [one: Call, other: Call][];
}

/** Pairs of calls at the same time. */
const findCollisions = (calls: readonly Call[]): [Call, Call][] => {
  const pairs: [Call, Call][] = [];
  let running: Call[] = [];
  for (const call of calls) {
    running = running.filter(({ ends }) => ends > call.starts);
    for (const other of running) if (other.series !== call.series) pairs.push([other, call]);
    running.push(call);
  }
  return pairs;
};

/** Many orders of one trip share its calls. */
const agendas = new WeakMap<readonly Series[], Agenda>();

const getAgenda = (series: readonly Series[]): Agenda => {
  const cached = agendas.get(series);
  if (cached) return cached;
  const bySeries = series.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(listCalls);
  const calls = bySeries.flat().sort((one, other) => one.starts - other.starts);
  const agenda = { calls, bySeries, collisions: findCollisions(calls) };
  agendas.set(series, agenda);
  return agenda;
};

/** The index of the first call that starts at `from` or later. */
const findFirstFrom = (calls: readonly Call[], from: number): number => {
  let [low, high] = [0, calls.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (calls[middle]!.starts < from) low = middle + 1;
    else high = middle;
  }
  return low;
};

const sliceCalls = (calls: readonly Call[], from: number, to: number): Call[] =>
  calls.slice(findFirstFrom(calls, from), findFirstFrom(calls, to));

/** The number of series with a call between two instants. */
export const countSeriesBetween = (series: readonly Series[], from: number, to: number): number =>
  getAgenda(series).bySeries.filter((calls) => {
    // No call is longer than a day.
    for (let at = findFirstFrom(calls, from - DAY_MS); at < calls.length && calls[at]!.starts < to; at += 1)
      if (calls[at]!.ends > from) return true;
    return false;
  }).length;

/** Whether a call begins or ends outside the hours of the person's own clock. */
const isOutside = ({ earliest, latest }: Work, clock: number, length: number): boolean => {
  const open = (latest - earliest + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  return ((clock - earliest + DAY_MINUTES) % DAY_MINUTES) + length > open;
};

/** When the person is at a stop: from the end of one journey to the start of the next. */
const getPresence = (
  { arrive, leave, place }: RouteStop,
  arrival: RouteLeg | undefined,
  departure: RouteLeg | undefined,
): { from: number; to: number } => {
  const getMidnight = (day: Day) => resolveLocalTime(place.timezone, day, 0).at;
  return {
    from: Math.max(getMidnight(arrive), arrival?.ends ?? -Infinity),
    to: departure ? Math.min(getMidnight(leave + 1), departure.starts) : getMidnight(leave),
  };
};

/** The day of the clock change between two calls, on the clocks that changed. */
const findChangeDay = (from: Call, to: Call, ownZone: string): Day => {
  const zones = [from.series.zone, ownZone];
  const changes = zones.flatMap((zone) =>
    listChanges(zone, from.starts, to.starts).map(({ at }) => toLocalMinutes(zone, at).day),
  );
  return Math.min(toLocalMinutes(ownZone, to.starts).day, ...changes);
};

interface Segment {
  clock: number;
  from: Day;
}

const checkSeriesAt = (calls: readonly Call[], { id, place }: RouteStop, work: Work) => {
  const segments: Segment[] = [];
  const outside: { clock: number; day: Day }[] = [];
  const { series } = calls[0]!;
  const length = getCallMinutes(series);
  let previous: Call | null = null;
  for (const call of calls) {
    const { day, minutes } = toLocalMinutes(place.timezone, call.starts);
    if (isOutside(work, minutes, length)) outside.push({ clock: minutes, day });
    if (call.isSkipped) continue;
    if (segments.at(-1)?.clock !== minutes)
      segments.push({ clock: minutes, from: previous ? findChangeDay(previous, call, place.timezone) : day });
    previous = call;
  }
  const conflicts: Conflict[] = [];
  const [first] = outside;
  if (first)
    conflicts.push(
      createConflict('call.night', [series.id, id], {
        title: series.title,
        city: place.name,
        clock: first.clock,
        first: first.day,
        count: outside.length,
      }),
    );
  if (segments.length > 1)
    conflicts.push(
      createConflict('call.clocks_change', [series.id, id], {
        title: series.title,
        zonePlace: getPlaceOfZone(series.zone),
        city: place.name,
        clock: series.from,
        segments,
      }),
    );
  return { conflicts, outside: outside.length };
};

/**
 * Calls outside the person's hours at a place from the midnight of one day to that of another one, and the number of their
 * series: what `checkCalls` finds at a stop, without its conflicts.
 */
export const countCallsOutside = (
  { calls, work }: Pick<Trip, 'calls' | 'work'>,
  zone: string,
  arrive: Day,
  leave: Day,
): { calls: number; series: number } => {
  const from = resolveLocalTime(zone, arrive, 0).at;
  const to = resolveLocalTime(zone, leave, 0).at;
  const counts = getAgenda(calls).bySeries.map((own) => {
    const length = own[0] ? getCallMinutes(own[0].series) : 0;
    let count = 0;
    for (let at = findFirstFrom(own, from); at < own.length && own[at]!.starts < to; at += 1)
      if (isOutside(work, toLocalMinutes(zone, own[at]!.starts).minutes, length)) count += 1;
    return count;
  });
  return {
    calls: counts.reduce((sum, count) => sum + count, 0),
    series: counts.filter((count) => count > 0).length,
  };
};

const groupBySeries = (calls: readonly Call[]): Call[][] => {
  const groups = new Map<string, Call[]>();
  for (const call of calls) {
    const group = groups.get(call.series.id);
    if (group) group.push(call);
    else groups.set(call.series.id, [call]);
  }
  return [...groups.values()];
};

const checkLeg = (agenda: Agenda, { from, to, starts, ends, day }: RouteLeg): Conflict[] => {
  // No call is longer than a day.
  const near = sliceCalls(agenda.calls, starts - DAY_MINUTES * MINUTE_MS, ends);
  return groupBySeries(near.filter((call) => call.ends > starts)).map((calls) =>
    createConflict('call.on_leg', [calls[0]!.series.id, from.id, to.id], {
      title: calls[0]!.series.title,
      from: from.place.name,
      to: to.place.name,
      day,
      count: calls.length,
    }),
  );
};

const checkCollisions = ({ collisions }: Agenda, from: number, to: number): Conflict[] => {
  const pairs = new Map<string, { one: Call; other: Call; count: number }>();
  for (const [first, second] of collisions) {
    if (first.starts < from || first.starts >= to) continue;
    const [one, other] = first.series.id < second.series.id ? [first, second] : [second, first];
    const key = `${one.series.id} ${other.series.id}`;
    const pair = pairs.get(key);
    if (pair) pair.count += 1;
    else pairs.set(key, { one, other, count: 1 });
  }
  return [...pairs.values()].map(({ one, other, count }) =>
    createConflict('call.collides', [one.series.id, other.series.id], {
      title: one.series.title,
      other: other.series.title,
      first: one.day,
      count,
    }),
  );
};

/** Checks the calls of a trip against the person's own clock on every date. `outside` counts those outside their hours. */
export const checkCalls = (
  { calls, work }: Pick<Trip, 'calls' | 'work'>,
  { stops, legs }: Route,
): { conflicts: Conflict[]; outside: number } => {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last || calls.length === 0) return { conflicts: [], outside: 0 };
  const agenda = getAgenda(calls);
  const atStops = stops.flatMap((stop) => {
    const arrival = legs.find(({ to }) => to.id === stop.id);
    const departure = legs.find(({ from }) => from.id === stop.id);
    const { from, to } = getPresence(stop, arrival, departure);
    return agenda.bySeries
      .map((own) => sliceCalls(own, from, Math.max(from, to)))
      .filter((own) => own.length > 0)
      .map((own) => checkSeriesAt(own, stop, work));
  });
  const begins = resolveLocalTime(first.place.timezone, first.arrive, 0).at;
  const ends = resolveLocalTime(last.place.timezone, last.leave, 0).at;
  return {
    conflicts: [
      ...atStops.flatMap(({ conflicts }) => conflicts),
      ...legs.flatMap((leg) => checkLeg(agenda, leg)),
      ...checkCollisions(agenda, begins, ends),
    ],
    outside: atStops.reduce((sum, { outside }) => sum + outside, 0),
  };
};
