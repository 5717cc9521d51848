import { type Day } from '../../common/model/day';
import { daysWithin, presenceOf, type Presence } from '../../stays/model/presence';
import { lengthOf, type Stay } from '../../stays/model/stay';

/** Regulation (EU) 2016/399, Article 6: at most 90 days in any 180, the day that is looked at being one of them. */
export const MOST_DAYS = 90;
export const WINDOW_DAYS = 180;

/** The first day of the window that ends with `day`. */
export const windowFrom = (day: Day): Day => day - WINDOW_DAYS + 1;

/** Days of stay in the window that ends with `day`. */
export const usedOn = (presence: Presence, day: Day): number => daysWithin(presence, windowFrom(day), day);

const joined = (presence: Presence, stay: Stay): Presence => presenceOf([...presence, stay]);

/** Days of stay in the window of `day`, if one is there on that day. */
export const usedIfThere = (presence: Presence, day: Day): number =>
  usedOn(joined(presence, { entry: day, exit: day }), day);

/** The first day in a run on which there are too many: in an unbroken stay the sum never falls, so halves are enough. */
const firstOverIn = (presence: Presence, { entry, exit }: Stay): Day | null => {
  if (usedOn(presence, exit) <= MOST_DAYS) return null;
  let [fine, over] = [entry - 1, exit];
  while (over - fine > 1) {
    const middle = Math.floor((fine + over) / 2);
    if (usedOn(presence, middle) > MOST_DAYS) over = middle;
    else fine = middle;
  }
  return over;
};

/** The first day of stay, from `from` on, that is over the limit. */
export const firstOver = (presence: Presence, from: Day = -Infinity): Day | null => {
  for (const run of presence) {
    if (run.exit < from) continue;
    const over = firstOverIn(presence, { entry: Math.max(run.entry, from), exit: run.exit });
    if (over !== null) return over;
  }
  return null;
};

/** The last day up to which one may stay without a break from `entry` on; null when not even that day is free. */
export const latestExit = (presence: Presence, entry: Day): Day | null => {
  let exit = entry - 1;
  while (usedOn(joined(presence, { entry, exit: exit + 1 }), exit + 1) <= MOST_DAYS) exit += 1;
  return exit < entry ? null : exit;
};

/** The same, if no stay that is booked for later may break the limit for it. */
export const latestExitKeepingLater = (presence: Presence, entry: Day): Day | null => {
  let exit = latestExit(presence, entry);
  while (exit !== null && firstOver(joined(presence, { entry, exit }), entry) !== null)
    exit = exit > entry ? exit - 1 : null;
  return exit;
};

/** The first day from `from` on for which one may enter. */
export const firstEntry = (presence: Presence, from: Day): Day => {
  let day = from;
  while (usedIfThere(presence, day) > MOST_DAYS) day += 1;
  return day;
};

/** The first day from `from` on for which one may enter and stay so many days; null for more than the limit. */
export const firstEntryFor = (presence: Presence, from: Day, days: number): Day | null => {
  if (days > MOST_DAYS) return null;
  let day = from;
  while (firstOverWith(presence, { entry: day, exit: day + days - 1 }) !== null) day += 1;
  return day;
};

/** The first day of a stay that would be over. */
export const firstOverWith = (presence: Presence, stay: Stay): Day | null =>
  firstOverIn(joined(presence, stay), stay);

export interface Plan {
  stay: Stay;
  days: number;
  /** Days of stay in the window of its last day. */
  used: number;
  /** Its first day that is too many; null where it fits. */
  over: Day | null;
  /** A later stay that it would push over the limit: the first such day. */
  breaks: Day | null;
  /** When a stay of this length could begin instead; null where it fits, or never could. */
  instead: Day | null;
}

/** What a stay that is only thought of would mean. */
export const tryStay = (presence: Presence, stay: Stay): Plan => {
  const days = lengthOf(stay);
  const tried = joined(presence, stay);
  const over = firstOverWith(presence, stay);
  return {
    stay,
    days,
    used: usedOn(tried, stay.exit),
    over,
    breaks: firstOver(tried, stay.exit + 1),
    instead: over === null ? null : firstEntryFor(presence, stay.entry + 1, days),
  };
};
