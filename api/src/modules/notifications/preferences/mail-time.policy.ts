import type { DigestFrequency } from '@wanderwork/contracts';
import { toDateParts, toInstant, toLocalMinutes, type Day } from '@wanderwork/travel';
import { DAY_MS } from '../../../platform/durations.js';

const HOUR_MINUTES = 60;
const QUIET_FROM = 22 * HOUR_MINUTES;
const QUIET_UNTIL = 8 * HOUR_MINUTES;

const MONTHLY_AFTER_DAYS = 60;
const NEVER_AFTER_DAYS = 180;

const MONDAY = 1;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;
const isMonday = (day: Day): boolean => (day + FIRST_WEEKDAY) % 7 === MONDAY;
const isFirstMonday = (day: Day): boolean => isMonday(day) && toDateParts(day).date <= 7;

const toMorning = (zone: string, day: Day): Date => new Date(toInstant(zone, day, QUIET_UNTIL));

/** Now, or the next 8:00 if the clock of the zone shows a time from 22:00 to 8:00. */
export const findMailTime = (zone: string, now: Date): Date => {
  const { day, minutes } = toLocalMinutes(zone, now.getTime());
  if (minutes >= QUIET_UNTIL && minutes < QUIET_FROM) return now;
  return toMorning(zone, minutes < QUIET_UNTIL ? day : day + 1);
};

export interface DigestReader {
  timeZone: string;
  digest: DigestFrequency;
  visitedAt: Date | null;
}

/** Null for somebody who gets none: by choice, before their first visit, or more than 180 days after their last one. */
const findDigestDay = ({ digest, visitedAt }: DigestReader, now: Date): ((day: Day) => boolean) | null => {
  if (digest === 'never' || visitedAt === null) return null;
  const daysAway = (now.getTime() - visitedAt.getTime()) / DAY_MS;
  if (daysAway > NEVER_AFTER_DAYS) return null;
  if (daysAway > MONTHLY_AFTER_DAYS) return isFirstMonday;
  return digest === 'daily' ? () => true : isMonday;
};

/**
 * When the next digest is due: 8:00 of the reader's zone, each day or each Monday; after 60 days away on the first Monday
 * of the month. Null if there is none.
 */
export const findDigestTime = (reader: DigestReader, now: Date): Date | null => {
  const isDigestDay = findDigestDay(reader, now);
  if (isDigestDay === null) return null;
  let { day } = toLocalMinutes(reader.timeZone, now.getTime());
  while (!isDigestDay(day) || toMorning(reader.timeZone, day) <= now) day += 1;
  return toMorning(reader.timeZone, day);
};
