import { HOUR_MS } from '../../../platform/durations.js';
import { FLEXIBLE_DAY, WORKDAY } from './meanings.js';

const HOURS_PER_DAY = 24;
const MINUTES_PER_HOUR = 60;

/** Formatters are slow to create, and there are few time zones. */
const formattersByZone = new Map<string, Intl.DateTimeFormat>();

const getFormatter = (zone: string): Intl.DateTimeFormat => {
  const cachedFormatter = formattersByZone.get(zone);
  if (cachedFormatter) return cachedFormatter;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formattersByZone.set(zone, formatter);
  return formatter;
};

/** Example: "UTC+05:30". */
const FIXED_OFFSET = /^UTC([+-])(\d{2}):(\d{2})$/;

/**
 * A time zone with a fixed offset from UTC in hours. Whole hours have names in the time zone database, where the sign
 * is reversed.
 */
export const toFixedZone = (hours: number): string => {
  const size = Math.abs(hours);
  if (Number.isInteger(hours)) return `Etc/GMT${hours > 0 ? '-' : '+'}${size}`;
  const [whole, rest] = [Math.floor(size), (size % 1) * MINUTES_PER_HOUR].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `UTC${hours < 0 ? '-' : '+'}${whole}:${rest}`;
};

/** The offset of a time zone from UTC in hours at a moment. */
export const getOffset = (zone: string, now: Date): number => {
  const [, sign, hours, minutes] = FIXED_OFFSET.exec(zone) ?? [];
  if (hours !== undefined)
    return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / MINUTES_PER_HOUR);
  return computeOffset(zone, now);
};

const computeOffset = (zone: string, now: Date): number => {
  const part = Object.fromEntries(
    getFormatter(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  const local = Date.UTC(year, month - 1, day, hour, minute);
  const minutes = Math.floor(now.getTime() / 60_000) * 60_000;
  return (local - minutes) / HOUR_MS;
};

/** The time difference in hours, the shorter way around the day. */
export const getHoursApart = (zone: string, other: string, now: Date): number => {
  const apart = Math.abs(getOffset(zone, now) - getOffset(other, now)) % HOURS_PER_DAY;
  return Math.min(apart, HOURS_PER_DAY - apart);
};

/** How many hours the other time zone is ahead, the shorter way around the day; negative if it is behind. */
export const getHoursAhead = (zone: string, other: string, now: Date): number => {
  const half = HOURS_PER_DAY / 2;
  const ahead = getOffset(other, now) - getOffset(zone, now);
  return half - ((((half - ahead) % HOURS_PER_DAY) + HOURS_PER_DAY) % HOURS_PER_DAY);
};

/** How much of the working day in a time zone falls into the flexible day of a person in the other. */
export const getSharedHours = (zone: string, other: string, now: Date): number => {
  const ahead = getHoursAhead(zone, other, now);
  const sharedHours = [ahead, ahead - HOURS_PER_DAY, ahead + HOURS_PER_DAY].map(
    (shift) =>
      Math.min(WORKDAY.to + shift, FLEXIBLE_DAY.to) - Math.max(WORKDAY.from + shift, FLEXIBLE_DAY.from),
  );
  return Math.max(0, ...sharedHours);
};

/** Names of time zones that are clear without further words. */
export const zoneAbbreviations: ReadonlySet<string> = new Set(
  'est edt pst pdt cet cest eet gmt utc bst ist jst aest cst sgt hkt'.split(' '),
);
