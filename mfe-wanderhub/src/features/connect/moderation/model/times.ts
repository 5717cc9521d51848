import { moderationLimits } from '@wanderwork/contracts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The end of a day in UTC, as the API takes it. */
export const toEndOfDay = (day: string): string => `${day}T23:59:59Z`;

/** The first and last day that an appointment or an exception may end: within a year, to its last minute. */
export const getEndDays = (now = Date.now()): { min: string; max: string } => {
  const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { min: toDay(now + DAY_MS), max: toDay(now + (moderationLimits.maxDays - 1) * DAY_MS) };
};

/** "5 hours", "3 days": how long ago something happened. */
export const formatAge = (at: string, now = Date.now()): string => {
  const elapsed = now - Date.parse(at);
  if (elapsed < HOUR_MS) return 'Less than an hour';
  const [count, unit] =
    elapsed < 2 * DAY_MS ? [Math.floor(elapsed / HOUR_MS), 'hour'] : [Math.floor(elapsed / DAY_MS), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

export const isOverdue = ({ dueAt }: { dueAt: string }, now = Date.now()): boolean =>
  Date.parse(dueAt) <= now;
