import { MINUTES_OF_DAY, type IrexClients } from '@wanderwork/contracts';
import { getOffset } from '@wanderwork/travel';
import { clip } from '../scales.js';
import type { CalendarMonth } from './stay.js';

/** Days before, between and after the days on which clocks usually change. */
const SAMPLE_DAYS = [4, 15, 29];

/** The months of a year and a half, for more zones than there are: their names can be spelled in many ways. */
const MAX_CACHED_MONTHS = 20_000;
const offsetCache = new Map<string, readonly number[]>();

/** The offsets of a zone on a few days of a month, because clocks may change during the month. Cached. */
export const getMonthOffsets = (zone: string, { year, month }: CalendarMonth): readonly number[] => {
  const key = `${zone} ${year}-${month}`;
  const cached = offsetCache.get(key);
  if (cached) return cached;
  const offsets = SAMPLE_DAYS.map((day) => getOffset(zone, Date.UTC(year, month - 1, day, 12)));
  if (offsetCache.size >= MAX_CACHED_MONTHS) offsetCache.clear();
  offsetCache.set(key, offsets);
  return offsets;
};

/** The reader's own working day in the city's time zone, in minutes. */
export const OWN_DAY = { from: 9 * 60, to: 17 * 60 };
/** The share of the clients' day that gives the full score: five hours of eight. */
export const ENOUGH_SHARE = 5 / 8;
/** The weight of the overlap; the dimensions share the rest. */
export const OVERLAP_WEIGHT = 0.12;

const getLength = ({ from, to }: { from: number; to: number }): number =>
  (to - from + MINUTES_OF_DAY) % MINUTES_OF_DAY;

/** The minutes shared by the own and the clients' working day. `ahead`: minutes that the city is ahead of the clients. */
export const countSharedMinutes = (clients: IrexClients, ahead: number): number => {
  const own = getLength(OWN_DAY);
  const theirs = getLength(clients);
  const gap = (((clients.from + ahead - OWN_DAY.from) % MINUTES_OF_DAY) + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  const sameDay = Math.max(0, Math.min(own, gap + theirs) - gap);
  const dayBefore = Math.max(0, Math.min(own, gap + theirs - MINUTES_OF_DAY));
  return sameDay + dayBefore;
};

/**
 * The working hours that a city shares with the clients, averaged over `months`. Offsets are read from the time zone
 * rules of each month, so that daylight saving time on one side only is included.
 */
export const overlapHours = (
  zone: string,
  clients: IrexClients,
  months: readonly CalendarMonth[],
): number => {
  let minutes = 0;
  let days = 0;
  for (const month of months) {
    const theirs = getMonthOffsets(clients.zone, month);
    getMonthOffsets(zone, month).forEach((offset, at) => {
      minutes += countSharedMinutes(clients, offset - theirs[at]!);
      days += 1;
    });
  }
  return minutes / days / 60;
};

/** Score of the shared hours: 100 from five eighths of the clients' day, 0 without a shared hour. */
export const overlapScore = (hours: number, clients: IrexClients): number =>
  clip((100 * hours * 60) / (getLength(clients) * ENOUGH_SHARE));
