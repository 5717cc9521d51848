import { DAY_MS } from '../../../../shared/durations';
import { type Day } from '../../common/model/day';
import { toLocalTime } from './clock';
import { getTeamDay, getSharedByAll, type Worker } from './shared-hours';
import { findNextWorkDay } from './week';
import { getOffset } from './zones';

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
const MINUTE_MS = 60_000;

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
