import { stayLimits } from '@wanderwork/contracts';

/** Days in the city, as ISO dates. */
export interface StayDays {
  today: string;
  /** The earliest first day of a stay. */
  firstDay: string;
  /** The latest last day of a stay. */
  lastDay: string;
}

export const MAX_STAY_DAYS = stayLimits.weeksAhead * 7;

/** What is wrong with the days of a stay: the field and a sentence for its owner; null if nothing is. */
export const findDaysError = (
  from: string,
  to: string,
  { today, firstDay, lastDay }: StayDays,
): { path: 'from' | 'to'; message: string } | null => {
  if (to < from) return { path: 'to', message: 'The last day is before the first' };
  if (to < today) return { path: 'to', message: 'This stay is already over' };
  if (to > lastDay)
    return { path: 'to', message: `Please choose a day in the next ${stayLimits.weeksAhead} weeks` };
  if (from < firstDay)
    return { path: 'from', message: `Please choose a day in the last ${stayLimits.weeksAhead} weeks` };
  return null;
};
