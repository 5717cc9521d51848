import { meetupLimits } from '@wanderwork/contracts';
import { DAY_MS } from '../../../../shared/durations';

const toIsoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The same weekday a week later; empty if there is no day yet. */
export const addWeek = (day: string): string => (day === '' ? '' : toIsoDay(Date.parse(day) + 7 * DAY_MS));

/**
 * The first and last day that a date field offers. The city may be a day behind or ahead of UTC; the server decides to
 * the minute.
 */
export const getDayLimits = (now = Date.now()): { min: string; max: string } => ({
  min: toIsoDay(now - DAY_MS),
  max: toIsoDay(now + (meetupLimits.daysAhead + 1) * DAY_MS),
});
