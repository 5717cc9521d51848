import { toLocalTime } from './clock.js';
import { type Day } from './day.js';
import { DAY_MS, MINUTE_MS } from './durations.js';
import { getTeamDay, getSharedByAll, type Worker } from './shared-hours.js';
import { isDayOff, getMonday } from './weekends.js';
import { getOffset } from './zone-offset.js';

/** A clock change in a time zone. */
export interface ClockChange {
  zone: string;
  /** The first instant of the new time. */
  at: number;
  /** The local day of the change. */
  day: Day;
  /** Minutes forward; negative for back. */
  shiftMinutes: number;
}

/** No zone changes its clocks twice within a week. */
const SEARCH_STEP_MS = 7 * DAY_MS;
const LOOKAHEAD_MS = 371 * DAY_MS;

/** The next clock change within a year; null if there is none. */
export const findNextChange = (zone: string, from: number): ClockChange | null => {
  const before = getOffset(zone, from);
  for (let week = from + SEARCH_STEP_MS; week <= from + LOOKAHEAD_MS; week += SEARCH_STEP_MS) {
    if (getOffset(zone, week) === before) continue;
    let [beforeChange, at] = [week - SEARCH_STEP_MS, week];
    while (at - beforeChange > MINUTE_MS) {
      const middle = beforeChange + Math.floor((at - beforeChange) / 2 / MINUTE_MS) * MINUTE_MS;
      if (getOffset(zone, middle) === before) beforeChange = middle;
      else at = middle;
    }
    return { zone, at, day: toLocalTime(zone, at).day, shiftMinutes: getOffset(zone, at) - before };
  }
  return null;
};

export interface TeamChange extends ClockChange {
  /** Hours shared by everyone afterwards, in milliseconds. */
  shared: number;
}

/** The next clock change of each zone, soonest first, with the hours shared from the next working day. */
export const findTeamChanges = (workers: readonly Worker[], day: Day): TeamChange[] => {
  const { from } = getTeamDay(workers, day);
  return [...new Set(workers.map(({ zone }) => zone))]
    .map((zone) => findNextChange(zone, from))
    .filter((change) => change !== null)
    .sort((one, other) => one.at - other.at)
    .map((change) => ({
      ...change,
      shared: getSharedByAll(workers, findNextWorkDay(workers, change.day + 1)),
    }));
};

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
