import { DAY_MS } from '../../../../shared/durations';
import { type Day } from '../../common/model/day';
import { toLocalTime } from './clock';
import { getTeamDay, getSharedByAll, type Worker } from './shared-hours';
import { findNextWorkDay } from './week';
import { getOffset } from './zones';

/** Clocks of a zone that are set. */
export interface ClockChange {
  zone: string;
  /** The first instant by the new time. */
  at: number;
  /** The day on which it happens there. */
  day: Day;
  /** Minutes by which clocks go forward; fewer than none: back. */
  shiftMinutes: number;
}

/** A week apart: nowhere are clocks set twice within one. */
const SEARCH_STEP_MS = 7 * DAY_MS;
const LOOKAHEAD_MS = 371 * DAY_MS;
const MINUTE_MS = 60_000;

/** The next time the clocks of a zone are set within a year; null where they are not. */
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
  /** What all share afterwards, in milliseconds. */
  shared: number;
}

/** The next clocks that are set for each zone of a team, soonest first, with what is shared from the next work day on. */
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
