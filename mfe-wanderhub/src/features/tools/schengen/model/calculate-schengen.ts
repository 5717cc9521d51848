import { parseDay, type Day } from '../../common/model/day';
import { isPresent, findOverlaps, mergeStays, type Presence } from '../../stays/model/presence';
import { parseStay, findStayProblems, type Stay } from '../../stays/model/stay';
import { type SchengenState } from './url-codec';
import {
  findFirstEntry,
  findFirstDayOver,
  findLatestExit,
  findLatestExitKeepingLater,
  MAX_DAYS,
  planStay,
  countUsedDays,
  getWindowStart,
  type Plan,
} from './window';

/** How things stand on one day. */
export interface SchengenStatus {
  day: Day;
  from: Day;
  usedDays: number;
  daysLeft: number;
  /** Whether one of the stays covers the day. */
  isPresent: boolean;
  /** The first day, this one or later, for which one may be in the area. */
  earliestEntry: Day;
  /** The last day, if one goes in then (or stays on) without a break; null where no day is free. */
  latestExit: Day | null;
  /** The same, if later stays shall keep their days. */
  latestExitKeepingLater: Day | null;
}

export interface SchengenCalculation {
  stays: Stay[];
  presence: Presence;
  /** Rows that cannot be counted. */
  skippedRows: number;
  /** Places of the rows that share days with an earlier one. */
  overlappingRows: number[];
  /** The first day of the stays that is over the limit. */
  firstDayOver: Day | null;
  status: SchengenStatus;
  /** A stay that is tried, whole or with its entry alone. */
  plan: Plan | null;
  planFrom: Day | null;
  planUntil: Day | null;
}

const getStatusOn = (presence: Presence, day: Day): SchengenStatus => {
  const usedDays = countUsedDays(presence, day);
  const earliestEntry = findFirstEntry(presence, day);
  return {
    day,
    from: getWindowStart(day),
    usedDays,
    daysLeft: Math.max(0, MAX_DAYS - usedDays),
    isPresent: isPresent(presence, day),
    earliestEntry,
    latestExit: findLatestExit(presence, earliestEntry),
    latestExitKeepingLater: findLatestExitKeepingLater(presence, earliestEntry),
  };
};

/** What the typed stays come to. `today` is looked at where no other day is said. */
export const calculateSchengen = (state: SchengenState, today: Day): SchengenCalculation => {
  const rows = state.stays.map(parseStay);
  const stays = rows.filter((stay) => stay !== null);
  const presence = mergeStays(stays);
  const plan = parseStay(state.plan);
  const planFrom = parseDay(state.plan.entry);
  return {
    stays,
    presence,
    skippedRows: state.stays.filter((row) => Object.values(findStayProblems(row)).some(Boolean)).length,
    overlappingRows: findOverlaps(rows),
    firstDayOver: findFirstDayOver(presence),
    status: getStatusOn(presence, parseDay(state.on) ?? today),
    plan: plan && planStay(presence, plan),
    planFrom,
    planUntil: planFrom === null ? null : findLatestExit(presence, planFrom),
  };
};
