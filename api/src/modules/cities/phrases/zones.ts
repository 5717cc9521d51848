import { HOUR_MS } from '../../../platform/durations.js';
import { WORKDAY } from './meanings.js';

const DAY_HOURS = 24;

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

/** How many hours a zone's clock is ahead of UTC at a moment. */
const offsetOf = (zone: string, now: Date): number => {
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

/** Hours of nine to five that two zones share. */
export const hoursShared = (zone: string, other: string, now: Date): number =>
  Math.max(0, WORKDAY.to - WORKDAY.from - hoursApart(zone, other, now));
