import { formatCount } from '@wanderwork/contracts';

const MINUTES_PER_HOUR = 60;

/** The lengths that the form offers, from half an hour to twelve hours. */
const lengths = [30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 480, 600, 720];

/** With the stored length, which may be another one. */
export const listMinutes = (stored: number): number[] =>
  [...new Set([...lengths, stored])].sort((a, b) => a - b);

/** "45 minutes", "2 hours", "2 hours 30 minutes". */
export const formatMinutes = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR];
  return [hours > 0 && formatCount(hours, 'hour'), rest > 0 && formatCount(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
};
