import { readDay, type Day } from '../../common/model/day';
import { isPresent, overlapping, presenceOf, type Presence } from '../../stays/model/presence';
import { readStay, stayProblems, type Stay } from '../../stays/model/stay';
import { type SchengenState } from './address';
import {
  firstEntry,
  firstOver,
  latestExit,
  latestExitKeepingLater,
  MOST_DAYS,
  tryStay,
  usedOn,
  windowFrom,
  type Plan,
} from './window';

/** How things stand on one day. */
export interface Standing {
  day: Day;
  from: Day;
  used: number;
  left: number;
  /** Whether one of the stays covers the day. */
  present: boolean;
  /** The first day, this one or later, for which one may be in the area. */
  enter: Day;
  /** The last day, if one goes in then (or stays on) without a break; null where no day is free. */
  until: Day | null;
  /** The same, if later stays shall keep their days. */
  untilKeeping: Day | null;
}

export interface SchengenReading {
  stays: Stay[];
  presence: Presence;
  /** Rows that cannot be counted. */
  broken: number;
  /** Places of the rows that share days with an earlier one. */
  doubled: number[];
  /** The first day of the stays that is over the limit. */
  over: Day | null;
  standing: Standing;
  /** A stay that is tried, whole or with its entry alone. */
  plan: Plan | null;
  planFrom: Day | null;
  planUntil: Day | null;
}

const standingOn = (presence: Presence, day: Day): Standing => {
  const used = usedOn(presence, day);
  const enter = firstEntry(presence, day);
  return {
    day,
    from: windowFrom(day),
    used,
    left: Math.max(0, MOST_DAYS - used),
    present: isPresent(presence, day),
    enter,
    until: latestExit(presence, enter),
    untilKeeping: latestExitKeepingLater(presence, enter),
  };
};

/** What the typed stays come to. `today` is looked at where no other day is said. */
export const readSchengen = (state: SchengenState, today: Day): SchengenReading => {
  const rows = state.stays.map(readStay);
  const stays = rows.filter((stay) => stay !== null);
  const presence = presenceOf(stays);
  const plan = readStay(state.plan);
  const planFrom = readDay(state.plan.entry);
  return {
    stays,
    presence,
    broken: state.stays.filter((row) => Object.values(stayProblems(row)).some(Boolean)).length,
    doubled: overlapping(rows),
    over: firstOver(presence),
    standing: standingOn(presence, readDay(state.on) ?? today),
    plan: plan && tryStay(presence, plan),
    planFrom,
    planUntil: planFrom === null ? null : latestExit(presence, planFrom),
  };
};
