import { DAY_MS } from '../../../../shared/durations';
import { type Day } from '../../common/model/day';
import { shownIn } from './clock';
import { dayOfTeam, sharedByAll, type Worker } from './shared-hours';
import { nextWorkDay } from './week';
import { offsetAt } from './zones';

/** Clocks of a zone that are set. */
export interface ClockChange {
  zone: string;
  /** The first instant by the new time. */
  at: number;
  /** The day on which it happens there. */
  day: Day;
  /** Minutes by which clocks go forward; fewer than none: back. */
  by: number;
}

/** A week apart: nowhere are clocks set twice within one. */
const STRIDE_MS = 7 * DAY_MS;
const LOOKED_AHEAD_MS = 371 * DAY_MS;
const MINUTE_MS = 60_000;

/** The next time the clocks of a zone are set within a year; null where they are not. */
export const nextChange = (zone: string, from: number): ClockChange | null => {
  const before = offsetAt(zone, from);
  for (let week = from + STRIDE_MS; week <= from + LOOKED_AHEAD_MS; week += STRIDE_MS) {
    if (offsetAt(zone, week) === before) continue;
    let [old, at] = [week - STRIDE_MS, week];
    while (at - old > MINUTE_MS) {
      const middle = old + Math.floor((at - old) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(zone, middle) === before) old = middle;
      else at = middle;
    }
    return { zone, at, day: shownIn(zone, at).day, by: offsetAt(zone, at) - before };
  }
  return null;
};

export interface TeamChange extends ClockChange {
  /** What all share afterwards, in milliseconds. */
  shared: number;
}

/** The next clocks that are set for each zone of a team, soonest first, with what is shared from the next work day on. */
export const teamChanges = (workers: readonly Worker[], day: Day): TeamChange[] => {
  const { from } = dayOfTeam(workers, day);
  return [...new Set(workers.map(({ zone }) => zone))]
    .map((zone) => nextChange(zone, from))
    .filter((change) => change !== null)
    .sort((one, other) => one.at - other.at)
    .map((change) => ({ ...change, shared: sharedByAll(workers, nextWorkDay(workers, change.day + 1)) }));
};
