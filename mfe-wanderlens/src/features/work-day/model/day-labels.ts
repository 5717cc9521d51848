import { formatClock } from '../../../shared/preferences/clock';
import { OWN_MINUTES, type SharedDay } from './shared-day';

const HOUR = 60;

/** "5 h 30", "8 h", "45 min". */
export const formatHours = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
};

const ownHours = `your ${OWN_MINUTES / HOUR} hours`;

const formatShared = (minutes: number): string => {
  if (minutes === 0) return `None of ${ownHours} are shared`;
  return minutes === OWN_MINUTES
    ? `All of ${ownHours} are shared`
    : `${formatHours(minutes)} of ${ownHours} are shared`;
};

/** The working day that covers all of the clients' hours: "14:00 to 22:00". */
const formatWholeDay = ({ from, to }: SharedDay['whole']): string =>
  `${formatClock(from)} to ${formatClock(to)}${to <= from ? ' the next day' : ''}`;

/** "5 h 30 of your 8 hours are shared. To cover all of theirs, you’d work 14:00 to 22:00." */
export const describeDay = ({ shared, whole }: SharedDay): string =>
  shared === OWN_MINUTES
    ? `${formatShared(shared)}.`
    : `${formatShared(shared)}. To cover all of theirs, you’d work ${formatWholeDay(whole)}.`;

/** The shared hours in the rest of a month in which clocks change; null if they do not. */
export const describeClockChange = ({ otherwise }: SharedDay): string | null =>
  otherwise === null
    ? null
    : `Clocks change this month: for part of it, you share ${formatHours(otherwise)}.`;
