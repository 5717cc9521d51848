import { type Day } from '../time/day.js';
import { countDaysWithin, mergeStays, type Presence, countStayDays, type Stay } from './stay.js';

/** Regulation (EU) 2016/399, Article 6: at most 90 days in any 180-day period, counted back from each day of stay. */
export const MAX_DAYS = 90;
export const WINDOW_DAYS = 180;

/** The first day of the window that ends with `day`. */
export const getWindowStart = (day: Day): Day => day - WINDOW_DAYS + 1;

/** Days of stay in the window that ends with `day`. */
export const countUsedDays = (presence: Presence, day: Day): number =>
  countDaysWithin(presence, getWindowStart(day), day);

const addStay = (presence: Presence, stay: Stay): Presence => mergeStays([...presence, stay]);

/** Days of stay in the window that ends with `day`, including that day. */
export const countUsedDaysIfPresent = (presence: Presence, day: Day): number =>
  countUsedDays(addStay(presence, { entry: day, exit: day }), day);

/** The first day over the limit in an unbroken stay. The sum never falls during a stay, so a binary search works. */
const findFirstDayOverIn = (presence: Presence, { entry, exit }: Stay): Day | null => {
  if (countUsedDays(presence, exit) <= MAX_DAYS) return null;
  let [lastAllowedDay, over] = [entry - 1, exit];
  while (over - lastAllowedDay > 1) {
    const middle = Math.floor((lastAllowedDay + over) / 2);
    if (countUsedDays(presence, middle) > MAX_DAYS) over = middle;
    else lastAllowedDay = middle;
  }
  return over;
};

/** The first day of stay, from `from` on, that is over the limit. */
export const findFirstDayOver = (presence: Presence, from: Day = -Infinity): Day | null => {
  for (const run of presence) {
    if (run.exit < from) continue;
    const over = findFirstDayOverIn(presence, { entry: Math.max(run.entry, from), exit: run.exit });
    if (over !== null) return over;
  }
  return null;
};

/** The last allowed day of an unbroken stay from `entry`; null if `entry` itself is not allowed. */
export const findLatestExit = (presence: Presence, entry: Day): Day | null => {
  let exit = entry - 1;
  while (countUsedDays(addStay(presence, { entry, exit: exit + 1 }), exit + 1) <= MAX_DAYS) exit += 1;
  return exit < entry ? null : exit;
};

/** The same, without pushing a later stay over the limit. */
export const findLatestExitKeepingLater = (presence: Presence, entry: Day): Day | null => {
  let exit = findLatestExit(presence, entry);
  while (exit !== null && findFirstDayOver(addStay(presence, { entry, exit }), entry) !== null)
    exit = exit > entry ? exit - 1 : null;
  return exit;
};

/** The first day from `from` on which entry is allowed. */
export const findFirstEntry = (presence: Presence, from: Day): Day => {
  let day = from;
  while (countUsedDaysIfPresent(presence, day) > MAX_DAYS) day += 1;
  return day;
};

/** The first entry from `from` that allows a stay of `days`; null for more than the limit. */
export const findFirstEntryFor = (presence: Presence, from: Day, days: number): Day | null => {
  if (days > MAX_DAYS) return null;
  let day = from;
  while (findFirstDayOverWith(presence, { entry: day, exit: day + days - 1 }) !== null) day += 1;
  return day;
};

/** The first day of a new stay that would be over the limit. */
export const findFirstDayOverWith = (presence: Presence, stay: Stay): Day | null =>
  findFirstDayOverIn(addStay(presence, stay), stay);

export interface Plan {
  stay: Stay;
  days: number;
  /** Days of stay in the window that ends with the exit. */
  used: number;
  /** The first day over the limit; null if the stay fits. */
  over: Day | null;
  /** The first day of a later stay that would go over the limit. */
  laterStayOver: Day | null;
  /** When a stay of this length could start instead; null if it fits or is never possible. */
  alternativeEntry: Day | null;
}

/** Evaluates a planned stay. */
export const planStay = (presence: Presence, stay: Stay): Plan => {
  const days = countStayDays(stay);
  const presenceWithPlan = addStay(presence, stay);
  const over = findFirstDayOverWith(presence, stay);
  return {
    stay,
    days,
    used: countUsedDays(presenceWithPlan, stay.exit),
    over,
    laterStayOver: findFirstDayOver(presenceWithPlan, stay.exit + 1),
    alternativeEntry: over === null ? null : findFirstEntryFor(presence, stay.entry + 1, days),
  };
};
