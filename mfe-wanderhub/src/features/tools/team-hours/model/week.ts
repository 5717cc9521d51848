import { type Day } from '../../common/model/day';
import { getSharedByAll, type Worker } from './shared-hours';
import { isDayOff, getMonday } from './weekends';

const DAY_OFFSETS = [0, 1, 2, 3, 4, 5, 6];

export interface TeamDay {
  day: Day;
  /** Hours shared by everyone, in milliseconds. */
  shared: number;
  /** Indexes of the workers with a day off. */
  offIndexes: number[];
}

const toTeamDay = (workers: readonly Worker[], day: Day): TeamDay => ({
  day,
  shared: getSharedByAll(workers, day),
  offIndexes: workers.flatMap(({ weekend }, at) => (isDayOff(weekend, day) ? [at] : [])),
});

/** The week of a day, from Monday to Sunday. */
export const getTeamWeek = (workers: readonly Worker[], day: Day): TeamDay[] =>
  DAY_OFFSETS.map((away) => toTeamDay(workers, getMonday(day) + away));

/** The first day, within a week from `from`, on which most people work. */
export const findNextWorkDay = (workers: readonly Worker[], from: Day): Day => {
  const countOffOn = (away: number) => workers.filter(({ weekend }) => isDayOff(weekend, from + away)).length;
  const fewest = Math.min(...DAY_OFFSETS.map(countOffOn));
  return from + DAY_OFFSETS.findIndex((away) => countOffOn(away) === fewest);
};
