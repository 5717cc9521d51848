import type { Day } from './day.js';
import { DAY_MS, MINUTE_MS } from './durations.js';
import { getOffset, MAX_CACHED_ZONES } from './zone-offset.js';

/** A moment at which a zone changes its offset from UTC. Offsets are in minutes. */
export interface OffsetChange {
  /** The first instant of the new offset, in milliseconds since 1970. */
  at: number;
  before: number;
  after: number;
}

/** The offset at the start of a UTC year, and the changes within it. */
interface YearTable {
  start: number;
  end: number;
  first: number;
  changes: OffsetChange[];
}

interface ZoneTable {
  years: YearTable[];
  /** The year that was used last: most lookups stay in one year. */
  last: YearTable;
}

/** No zone changes its offset twice within a week. */
const STEP_MS = 7 * DAY_MS;
const FIRST_YEAR = 1970;

const tables = new Map<string, ZoneTable>();

const findChangeBetween = (zone: string, from: number, to: number, before: number): OffsetChange => {
  let [last, at] = [from, to];
  while (at - last > MINUTE_MS) {
    const middle = last + Math.floor((at - last) / 2 / MINUTE_MS) * MINUTE_MS;
    if (getOffset(zone, middle) === before) last = middle;
    else at = middle;
  }
  return { at, before, after: getOffset(zone, at) };
};

const createYearTable = (zone: string, year: number): YearTable => {
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const first = getOffset(zone, start);
  const changes: OffsetChange[] = [];
  let offset = first;
  for (let from = start; from < end; from += STEP_MS) {
    const to = Math.min(from + STEP_MS, end);
    const after = getOffset(zone, to);
    if (after === offset) continue;
    const change = findChangeBetween(zone, from, to, offset);
    // A change at midnight of New Year opens the next table.
    if (change.at < end) changes.push(change);
    offset = after;
  }
  return { start, end, first, changes };
};

const getYearTable = (zone: string, instant: number): YearTable => {
  const table = tables.get(zone);
  if (table && instant >= table.last.start && instant < table.last.end) return table.last;
  const index = new Date(instant).getUTCFullYear() - FIRST_YEAR;
  const year = table?.years[index] ?? createYearTable(zone, index + FIRST_YEAR);
  if (table) {
    table.years[index] = year;
    table.last = year;
  } else {
    const years: YearTable[] = [];
    years[index] = year;
    if (tables.size >= MAX_CACHED_ZONES) tables.clear();
    tables.set(zone, { years, last: year });
  }
  return year;
};

/** The offset of a zone in minutes, as `getOffset`, from a table of the zone's changes that is made once per year. */
export const lookUpOffset = (zone: string, instant: number): number => {
  const { first, changes } = getYearTable(zone, instant);
  let offset = first;
  for (const { at, after } of changes) {
    if (at > instant) break;
    offset = after;
  }
  return offset;
};

/** The changes of a zone's offset after `from`, up to `to` included, in their order. */
export const listChanges = (zone: string, from: number, to: number): OffsetChange[] => {
  const [first, last] = [new Date(from).getUTCFullYear(), new Date(to).getUTCFullYear()];
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const start = Date.UTC(first + at, 0, 1);
    const { first: offset, changes } = getYearTable(zone, start);
    const before = lookUpOffset(zone, start - 1);
    return before === offset ? changes : [{ at: start, before, after: offset }, ...changes];
  })
    .flat()
    .filter(({ at }) => at > from && at <= to);
};

/** The instant of a local time. */
export interface LocalInstant {
  at: number;
  /** The clocks skip this time. `at` counts it with the offset before the change, as RFC 5545 (3.3.5) says. */
  isSkipped: boolean;
}

/**
 * The instant at which a zone's clock shows `minutes` after midnight of `day`. A time that occurs twice is the first one.
 */
export const resolveLocalTime = (zone: string, day: Day, minutes: number): LocalInstant => {
  const shown = day * DAY_MS + minutes * MINUTE_MS;
  const before = lookUpOffset(zone, shown - DAY_MS);
  const first = shown - before * MINUTE_MS;
  if (lookUpOffset(zone, first) === before) return { at: first, isSkipped: false };
  const second = shown - lookUpOffset(zone, shown + DAY_MS) * MINUTE_MS;
  const isShown = second + lookUpOffset(zone, second) * MINUTE_MS === shown;
  return isShown ? { at: second, isSkipped: false } : { at: first, isSkipped: true };
};

/**
 * Every instant at which a zone's clock shows `minutes` after midnight of `day`, in order: none for a time that clocks
 * skip, two for one that occurs twice.
 */
export const listLocalInstants = (zone: string, day: Day, minutes: number): number[] => {
  const shown = day * DAY_MS + minutes * MINUTE_MS;
  const offsets = [shown - DAY_MS, shown + DAY_MS].map((at) => lookUpOffset(zone, at));
  return [...new Set(offsets)]
    .map((offset) => ({ offset, at: shown - offset * MINUTE_MS }))
    .filter(({ offset, at }) => lookUpOffset(zone, at) === offset)
    .map(({ at }) => at)
    .sort((one, other) => one - other);
};

/** The local day, and the minutes since its midnight, of an instant. */
export const toLocalMinutes = (zone: string, instant: number): { day: Day; minutes: number } => {
  const shown = instant + lookUpOffset(zone, instant) * MINUTE_MS;
  const day = Math.floor(shown / DAY_MS);
  return { day, minutes: Math.floor((shown - day * DAY_MS) / MINUTE_MS) };
};
