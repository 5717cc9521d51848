import type { CalendarMonth } from './stay.js';

/** Days before, between and after the days on which clocks usually change. */
const SAMPLE_DAYS = [4, 15, 29];

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsetCache = new Map<string, readonly number[]>();

const getFormatter = (zone: string): Intl.DateTimeFormat => {
  const cached = formatters.get(zone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formatters.set(zone, formatter);
  return formatter;
};

/** The offset of a zone from UTC at `date`, in minutes. Throws a RangeError for an unknown zone. */
export const zoneOffset = (zone: string, date: Date): number => {
  const parts = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(getFormatter(zone).format(date));
  if (!parts?.[1]) return 0;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  return parts[1] === '-' ? -minutes : minutes;
};

/** The offsets of a zone on a few days of a month, because clocks may change during the month. Cached. */
export const getMonthOffsets = (zone: string, { year, month }: CalendarMonth): readonly number[] => {
  const key = `${zone} ${year}-${month}`;
  const cached = offsetCache.get(key);
  if (cached) return cached;
  const offsets = SAMPLE_DAYS.map((day) => zoneOffset(zone, new Date(Date.UTC(year, month - 1, day, 12))));
  offsetCache.set(key, offsets);
  return offsets;
};
