import { HOUR_MS } from '../../../platform/durations.js';
import { WORKDAY } from './meanings.js';

const DAY_HOURS = 24;
const MINUTES = 60;

/** Formatters are slow to create, and there are few time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(zone, made);
  return made;
};

/** Example: "UTC+05:30". */
const FIXED = /^UTC([+-])(\d{2}):(\d{2})$/;

/**
 * A time zone with a fixed offset from UTC in hours. Whole hours have names in the time zone database, where the sign
 * is reversed.
 */
export const fixedZone = (hours: number): string => {
  const size = Math.abs(hours);
  if (Number.isInteger(hours)) return `Etc/GMT${hours > 0 ? '-' : '+'}${size}`;
  const [whole, rest] = [Math.floor(size), (size % 1) * MINUTES].map((part) => String(part).padStart(2, '0'));
  return `UTC${hours < 0 ? '-' : '+'}${whole}:${rest}`;
};

/** The offset of a time zone from UTC in hours at a moment. */
export const offsetOf = (zone: string, now: Date): number => {
  const [, sign, hours, minutes] = FIXED.exec(zone) ?? [];
  if (hours !== undefined) return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / MINUTES);
  return offsetNow(zone, now);
};

const offsetNow = (zone: string, now: Date): number => {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  const local = Date.UTC(year, month - 1, day, hour, minute);
  const minutes = Math.floor(now.getTime() / 60_000) * 60_000;
  return (local - minutes) / HOUR_MS;
};

/** The time difference in hours, the shorter way around the day. */
export const hoursApart = (zone: string, other: string, now: Date): number => {
  const apart = Math.abs(offsetOf(zone, now) - offsetOf(other, now)) % DAY_HOURS;
  return Math.min(apart, DAY_HOURS - apart);
};

/** How many hours the other time zone is ahead, the shorter way around the day; negative if it is behind. */
export const hoursAhead = (zone: string, other: string, now: Date): number => {
  const half = DAY_HOURS / 2;
  const ahead = offsetOf(other, now) - offsetOf(zone, now);
  return half - ((((half - ahead) % DAY_HOURS) + DAY_HOURS) % DAY_HOURS);
};

/** The hours of a 9-to-5 day that two time zones share. */
export const hoursShared = (zone: string, other: string, now: Date): number =>
  Math.max(0, WORKDAY.to - WORKDAY.from - hoursApart(zone, other, now));
