import { HOUR_MS } from '../../../platform/durations.js';
import type { MeetupRow } from '../record/meetups.repository.js';

export const FIRST_HOURS = 24;
export const LAST_HOURS = 2;
/** A late first reminder is left out when the last one is about as near. */
const MIN_FIRST_HOURS = 4;

/**
 * The reminder that is due, in hours before the start; null if none is. A meet-up that was planned later than that gets
 * none: everybody has just read the time.
 */
export const findDueReminder = (
  { startsAt, createdAt, remindedHours }: Pick<MeetupRow, 'startsAt' | 'createdAt' | 'remindedHours'>,
  now: Date,
): number | null => {
  const hoursLeft = (startsAt.getTime() - now.getTime()) / HOUR_MS;
  const hoursPlanned = (startsAt.getTime() - createdAt.getTime()) / HOUR_MS;
  if (hoursLeft <= 0) return null;
  if (hoursLeft <= LAST_HOURS)
    return remindedHours !== LAST_HOURS && hoursPlanned > LAST_HOURS ? LAST_HOURS : null;
  const isFirst = hoursLeft <= FIRST_HOURS && hoursLeft > MIN_FIRST_HOURS && hoursPlanned > FIRST_HOURS;
  return isFirst && remindedHours === null ? FIRST_HOURS : null;
};
