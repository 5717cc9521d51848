import { type Day } from '../../common/model/day';
import { countDaysWithin, mergeStays, type Presence } from '../../stays/model/presence';
import { countStayDays, type Stay } from '../../stays/model/stay';

/** Regulation (EU) 2016/399, Article 6: at most 90 days in any 180, the day that is looked at being one of them. */
export const MAX_DAYS = 90;
export const WINDOW_DAYS = 180;

/** The first day of the window that ends with `day`. */
export const getWindowStart = (day: Day): Day => day - WINDOW_DAYS + 1;

/** Days of stay in the window that ends with `day`. */
export const countUsedDays = (presence: Presence, day: Day): number =>
  countDaysWithin(presence, getWindowStart(day), day);

const addStay = (presence: Presence, stay: Stay): Presence => mergeStays([...presence, stay]);

/** Days of stay in the window of `day`, if one is there on that day. */
export const countUsedDaysIfPresent = (presence: Presence, day: Day): number =>
  countUsedDays(addStay(presence, { entry: day, exit: day }), day);

/** The first day in a run on which there are too many: in an unbroken stay the sum never falls, so halves are enough. */
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

/** The last day up to which one may stay without a break from `entry` on; null when not even that day is free. */
export const findLatestExit = (presence: Presence, entry: Day): Day | null => {
  let exit = entry - 1;
  while (countUsedDays(addStay(presence, { entry, exit: exit + 1 }), exit + 1) <= MAX_DAYS) exit += 1;
  return exit < entry ? null : exit;
};

/** The same, if no stay that is booked for later may break the limit for it. */
export const findLatestExitKeepingLater = (presence: Presence, entry: Day): Day | null => {
  let exit = findLatestExit(presence, entry);
  while (exit !== null && findFirstDayOver(addStay(presence, { entry, exit }), entry) !== null)
    exit = exit > entry ? exit - 1 : null;
  return exit;
};

/** The first day from `from` on for which one may enter. */
export const findFirstEntry = (presence: Presence, from: Day): Day => {
  let day = from;
  while (countUsedDaysIfPresent(presence, day) > MAX_DAYS) day += 1;
  return day;
};

/** The first day from `from` on for which one may enter and stay so many days; null for more than the limit. */
export const findFirstEntryFor = (presence: Presence, from: Day, days: number): Day | null => {
  if (days > MAX_DAYS) return null;
  let day = from;
  while (findFirstDayOverWith(presence, { entry: day, exit: day + days - 1 }) !== null) day += 1;
  return day;
};

/** The first day of a stay that would be over. */
export const findFirstDayOverWith = (presence: Presence, stay: Stay): Day | null =>
  findFirstDayOverIn(addStay(presence, stay), stay);

export interface Plan {
  stay: Stay;
  days: number;
  /** Days of stay in the window of its last day. */
  used: number;
  /** Its first day that is too many; null where it fits. */
  over: Day | null;
  /** A later stay that it would push over the limit: the first such day. */
  laterStayOver: Day | null;
  /** When a stay of this length could begin instead; null where it fits, or never could. */
  alternativeEntry: Day | null;
}

/** What a stay that is only thought of would mean. */
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
