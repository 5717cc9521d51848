import { HOUR_MS } from '../../../platform/durations.js';
import { WORKDAY } from './meanings.js';

const DAY_HOURS = 24;
const MINUTES = 60;

/** Building a formatter is slow, and there are few zones. */
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

/** "UTC+05:30". */
const FIXED = /^UTC([+-])(\d{2}):(\d{2})$/;

/** A clock so many hours ahead of UTC; the database of zones has those of whole hours, with the sign the other way. */
export const fixedZone = (hours: number): string => {
  const size = Math.abs(hours);
  if (Number.isInteger(hours)) return `Etc/GMT${hours > 0 ? '-' : '+'}${size}`;
  const [whole, rest] = [Math.floor(size), (size % 1) * MINUTES].map((part) => String(part).padStart(2, '0'));
  return `UTC${hours < 0 ? '-' : '+'}${whole}:${rest}`;
};

/** How many hours a zone's clock is ahead of UTC at a moment. */
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

/** Hours between two clocks, the shorter way round. */
export const hoursApart = (zone: string, other: string, now: Date): number => {
  const apart = Math.abs(offsetOf(zone, now) - offsetOf(other, now)) % DAY_HOURS;
  return Math.min(apart, DAY_HOURS - apart);
};

/** How many hours the other zone's clock is ahead, the shorter way round; fewer than none where it is behind. */
export const hoursAhead = (zone: string, other: string, now: Date): number => {
  const half = DAY_HOURS / 2;
  const ahead = offsetOf(other, now) - offsetOf(zone, now);
  return half - ((((half - ahead) % DAY_HOURS) + DAY_HOURS) % DAY_HOURS);
};

/** Hours of nine to five that two zones share. */
export const hoursShared = (zone: string, other: string, now: Date): number =>
  Math.max(0, WORKDAY.to - WORKDAY.from - hoursApart(zone, other, now));
