import { isTimeZone } from '@wanderwork/contracts';
import { toDay, type Day } from '@wanderwork/travel';
import ICAL from 'ical.js';

export const importLimits = { bytes: 1024 * 1024, events: 2000, repeats: 500 } as const;

/** Why a file can't be read at all. */
export type FileProblem = 'tooLarge' | 'tooManyEvents' | 'noCalendar' | 'cutOff' | 'noEvents';

/** A time on a clock. `tzid` is the name in the file: "" without a zone. `zone` is its IANA name; null if unknown. */
export interface ClockTime {
  day: Day;
  minutes: number;
  tzid: string;
  zone: string | null;
}

export interface CalendarEvent {
  uid: string;
  title: string;
  location: string;
  description: string;
  isAllDay: boolean;
  start: ClockTime;
  /** The exclusive end. */
  end: ClockTime;
  rule: ICAL.Recur | null;
  extra: ClockTime[];
  except: ClockTime[];
  /** The time that this event replaces in the series with the same UID; null for any other event. */
  replaces: ClockTime | null;
  isCancelled: boolean;
}

export interface CalendarFile {
  title: string;
  /** Written by this planner: its ids and dates are those of a trip. */
  isOwn: boolean;
  events: CalendarEvent[];
  /** Titles of events that couldn't be read. */
  unreadable: string[];
}

const OWN_PRODUCT = '-//WanderWork//Trip planner//EN';
const DAY_MINUTES = 1440;

const unfold = (text: string): string => text.replace(/\r?\n[ \t]/g, '');

const findLine = (text: string, name: string): string =>
  new RegExp(`^${name}(?:;[^:\\r\\n]*)?:(.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';

/** Finds the IANA name of a zone by its Windows name. */
type WindowsZones = (name: string) => string | undefined;

/** The IANA name of a zone as files name it: as it is, by Windows, or behind a path as in "/mozilla.org/1/Europe/Rome". */
const toZone = (tzid: string, findWindowsZone: WindowsZones): string | null => {
  const name = tzid.replace(/^"|"$/g, '').trim();
  if (isTimeZone(name)) return name;
  const windows = findWindowsZone(name);
  if (windows) return windows;
  const parts = name.startsWith('/') ? name.split('/') : [];
  return [3, 2].map((count) => parts.slice(-count).join('/')).find(isTimeZone) ?? null;
};

/** Zones that the file itself names by IANA (`X-LIC-LOCATION`). */
const readLocations = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^BEGIN:VTIMEZONE\r?$[\s\S]*?^END:VTIMEZONE\r?$/gim)].flatMap(([block]) => {
      const location = findLine(block, 'X-LIC-LOCATION');
      return isTimeZone(location) ? [[findLine(block, 'TZID'), location] as const] : [];
    }),
  );

type ZoneFinder = (tzid: string) => string | null;

const toClockTime = (time: ICAL.Time, tzid: string, findZone: ZoneFinder): ClockTime => {
  const day = toDay(time.year, time.month, time.day);
  if (!Number.isFinite(day)) throw new Error('This is no date.');
  const isUtc = !time.isDate && time.zone === ICAL.Timezone.utcTimezone;
  return {
    day,
    minutes: time.isDate ? 0 : time.hour * 60 + time.minute,
    tzid: isUtc ? 'UTC' : tzid,
    zone: isUtc ? 'UTC' : tzid === '' ? null : findZone(tzid),
  };
};

const addMinutes = (time: ClockTime, minutes: number): ClockTime => {
  const all = time.day * DAY_MINUTES + time.minutes + minutes;
  const day = Math.floor(all / DAY_MINUTES);
  return { ...time, day, minutes: all - day * DAY_MINUTES };
};

const readTimes = (event: ICAL.Component, name: string, findZone: ZoneFinder): ClockTime[] =>
  event.getAllProperties(name).flatMap((property) => {
    const tzid = String(property.getParameter('tzid') ?? '');
    return property
      .getValues()
      .flatMap((value) => (value instanceof ICAL.Time ? [toClockTime(value, tzid, findZone)] : []));
  });

/** RFC 5545 (3.6.1): without an end, an all-day event lasts one day, and any other has no length. */
const readEnd = (
  event: ICAL.Component,
  start: ClockTime,
  isAllDay: boolean,
  findZone: ZoneFinder,
): ClockTime => {
  const [end] = readTimes(event, 'dtend', findZone);
  if (end) return end;
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return addMinutes(start, Math.floor(duration.toSeconds() / 60));
  return addMinutes(start, isAllDay ? DAY_MINUTES : 0);
};

const readText = (event: ICAL.Component, name: string): string => {
  const value = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.trim() : '';
};

const readEvent = (block: string, at: number, findZone: ZoneFinder): CalendarEvent => {
  const event = new ICAL.Component(ICAL.parse(block) as unknown[]);
  const start = readTimes(event, 'dtstart', findZone)[0];
  if (!start) throw new Error('This event has no start.');
  const first = event.getFirstPropertyValue('dtstart');
  const isAllDay = first instanceof ICAL.Time && first.isDate;
  const rule = event.getFirstPropertyValue('rrule');
  return {
    uid: readText(event, 'uid') || `event-${at}`,
    title: readText(event, 'summary'),
    location: readText(event, 'location'),
    description: readText(event, 'description'),
    isAllDay,
    start,
    end: readEnd(event, start, isAllDay, findZone),
    rule: rule instanceof ICAL.Recur ? rule : null,
    extra: readTimes(event, 'rdate', findZone),
    except: readTimes(event, 'exdate', findZone),
    replaces: readTimes(event, 'recurrence-id', findZone)[0] ?? null,
    isCancelled: readText(event, 'status').toUpperCase() === 'CANCELLED',
  };
};

const count = (text: string, line: RegExp): number => text.match(line)?.length ?? 0;

/** Reads a calendar file (RFC 5545). One bad event doesn't hide the others. */
export const readCalendar = (
  file: string,
  findWindowsZone: WindowsZones,
): CalendarFile | { problem: FileProblem } => {
  if (file.length > importLimits.bytes) return { problem: 'tooLarge' };
  if (!/^\uFEFF?BEGIN:VCALENDAR\s*$/im.test(file)) return { problem: 'noCalendar' };
  const begun = count(file, /^BEGIN:VEVENT\s*$/gim);
  if (begun > importLimits.events) return { problem: 'tooManyEvents' };
  const hasEnd = count(file, /^END:VCALENDAR\s*$/gim) > 0;
  if (!hasEnd || begun !== count(file, /^END:VEVENT\s*$/gim)) return { problem: 'cutOff' };
  if (begun === 0) return { problem: 'noEvents' };
  const text = unfold(file);
  const locations = readLocations(text);
  const zones = new Map<string, string | null>();
  const findZone: ZoneFinder = (tzid) => {
    if (!zones.has(tzid)) zones.set(tzid, toZone(tzid, findWindowsZone) ?? locations.get(tzid) ?? null);
    return zones.get(tzid)!;
  };
  const events: CalendarEvent[] = [];
  const unreadable: string[] = [];
  for (const [at, [block]] of [...text.matchAll(/^BEGIN:VEVENT\s*?$[\s\S]*?^END:VEVENT\s*?$/gim)].entries())
    try {
      events.push(readEvent(block, at, findZone));
    } catch {
      unreadable.push(findLine(block, 'SUMMARY'));
    }
  return {
    title: findLine(text, 'X-WR-CALNAME')
      .replace(/\\n/gi, ' ')
      .replace(/\\([\\;,])/g, '$1'),
    isOwn: findLine(text, 'PRODID') === OWN_PRODUCT,
    events,
    unreadable,
  };
};

/** Only files of Outlook and Exchange need the table of Windows' zones. It comes with the panel, which is open already. */
const loadWindowsZones = async (text: string): Promise<WindowsZones> => {
  const names = [...text.matchAll(/;TZID="?([^":;\r\n]+)/gi)].map(([, name]) => name!);
  if (names.every(isTimeZone)) return () => undefined;
  return (await import(/* webpackChunkName: 'trip-panels' */ './windows-zones')).findWindowsZone;
};

const readCalendarText = async (text: string) => readCalendar(text, await loadWindowsZones(text));

/** Reads a file that the person chose. A file that is too large is not even opened. */
export const readCalendarFile = async (
  file: Pick<Blob, 'size' | 'text'>,
): Promise<ReturnType<typeof readCalendar>> =>
  file.size > importLimits.bytes ? { problem: 'tooLarge' } : readCalendarText(await file.text());
