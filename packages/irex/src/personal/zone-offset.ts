import type { CalendarMonth } from './stay.js';

/** Before, between and after the days on which clocks are changed. */
const SAMPLE_DAYS = [4, 15, 29];

const formatters = new Map<string, Intl.DateTimeFormat>();
const kept = new Map<string, readonly number[]>();

const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formatters.set(zone, made);
  return made;
};

/** Minutes that a zone's clock is ahead of UTC at `date`. Throws a RangeError for a zone that is none. */
export const zoneOffset = (zone: string, date: Date): number => {
  const parts = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(formatterOf(zone).format(date));
  if (!parts?.[1]) return 0;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  return parts[1] === '-' ? -minutes : minutes;
};

/** A zone's offsets over a month, some days of it: clocks may change within. */
export const monthOffsets = (zone: string, { year, month }: CalendarMonth): readonly number[] => {
  const key = `${zone} ${year}-${month}`;
  const known = kept.get(key);
  if (known) return known;
  const offsets = SAMPLE_DAYS.map((day) => zoneOffset(zone, new Date(Date.UTC(year, month - 1, day, 12))));
  kept.set(key, offsets);
  return offsets;
};
