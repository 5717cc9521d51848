import { type Day } from '../../common/model/day';
import { sharedByAll, type Worker } from './shared-hours';
import { isFree, mondayOf } from './weekends';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

export interface TeamDay {
  day: Day;
  /** What all share, in milliseconds. */
  shared: number;
  /** Whose weekend it is, by their places in the list. */
  free: number[];
}

const dayOfWeek = (workers: readonly Worker[], day: Day): TeamDay => ({
  day,
  shared: sharedByAll(workers, day),
  free: workers.flatMap(({ weekend }, at) => (isFree(weekend, day) ? [at] : [])),
});

/** The week of a day, from Monday to Sunday. */
export const teamWeek = (workers: readonly Worker[], day: Day): TeamDay[] =>
  DAYS.map((away) => dayOfWeek(workers, mondayOf(day) + away));

/** The first day from one on, within a week, on which most are at work. */
export const nextWorkDay = (workers: readonly Worker[], from: Day): Day => {
  const freeOn = (away: number) => workers.filter(({ weekend }) => isFree(weekend, from + away)).length;
  const fewest = Math.min(...DAYS.map(freeOn));
  return from + DAYS.findIndex((away) => freeOn(away) === fewest);
};
