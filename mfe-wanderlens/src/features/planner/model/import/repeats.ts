import {
  getWeekday,
  resolveLocalTime,
  toDateParts,
  toDay,
  toIsoDay,
  toLocalMinutes,
  type Day,
} from '@wanderwork/travel';
import ICAL from 'ical.js';
import { importLimits, type CalendarEvent, type ClockTime } from './read-calendar';

/** First and last day, both included. */
export interface Span {
  from: Day;
  to: Day;
}

export interface Repeats {
  days: Day[];
  /** There are more repeats than are read. */
  isCut: boolean;
}

/** The day of a time on the clock of `zone`, and the minutes since its midnight. */
export const toZone = (time: ClockTime, zone: string): { day: Day; minutes: number } =>
  time.zone === null || time.zone === zone
    ? time
    : toLocalMinutes(zone, resolveLocalTime(time.zone, time.day, time.minutes).at);

/** The last day that UNTIL allows, which may be a date, a time in UTC or a local time; null without UNTIL. */
export const getRuleEnd = ({ until }: ICAL.Recur, zone: string, minutes: number): Day | null => {
  if (!until) return null;
  const day = toDay(until.year, until.month, until.day);
  if (until.isDate) return day;
  const isUtc = until.zone === ICAL.Timezone.utcTimezone;
  const end = { day, minutes: until.hour * 60 + until.minute, tzid: '', zone: isUtc ? 'UTC' : null };
  const local = toZone(end, zone);
  return local.minutes < minutes ? local.day - 1 : local.day;
};

/** By frequency, the parts that are understood. */
const knownParts: Record<string, readonly string[]> = {
  DAILY: ['BYDAY', 'BYMONTH'],
  WEEKLY: ['BYDAY', 'BYMONTH'],
  MONTHLY: ['BYDAY', 'BYMONTH', 'BYMONTHDAY', 'BYSETPOS'],
  YEARLY: ['BYDAY', 'BYMONTH', 'BYMONTHDAY', 'BYSETPOS'],
};

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];

const getParts = (rule: ICAL.Recur) => rule.parts as Record<string, (string | number)[] | undefined>;

const toWeekdays = (names: readonly (string | number)[]): number[] =>
  names.map((name) => WEEKDAYS.indexOf(String(name)) + 1);

/** Whether a rule is understood. Rules that repeat within a day, or that hardly any calendar writes, are not. */
export const isKnownRule = (rule: ICAL.Recur): boolean => {
  const parts = getParts(rule);
  const isWeekly = ['DAILY', 'WEEKLY'].includes(rule.freq);
  return (
    Object.keys(parts).every((part) => knownParts[rule.freq]?.includes(part)) &&
    rule.freq in knownParts &&
    !(isWeekly && toWeekdays(parts['BYDAY'] ?? []).includes(0))
  );
};

/** The weekdays of a rule that means nothing but "every week on these days"; null for any other. */
export const getWeekdays = (rule: ICAL.Recur, start: Day): number[] | null => {
  const { BYDAY: names, BYMONTH: months } = getParts(rule);
  if (!['DAILY', 'WEEKLY'].includes(rule.freq) || rule.interval > 1 || rule.count || months) return null;
  if (!names) return rule.freq === 'DAILY' ? ALL_DAYS : [getWeekday(start)];
  return [...new Set(toWeekdays(names))].sort();
};

/** The days of a daily or weekly rule, in their order, up to `end`. ical.js never ends if such a rule has no days. */
function* iterateWeekly(rule: ICAL.Recur, start: Day, end: Day): Generator<Day> {
  const { BYDAY: names, BYMONTH: months } = getParts(rule);
  const interval = Math.max(1, rule.interval);
  const weekdays = names ? toWeekdays(names) : rule.freq === 'DAILY' ? ALL_DAYS : [getWeekday(start)];
  // ical.js counts from 1 for Sunday.
  const weekStart = ((rule.wkst + 5) % 7) + 1;
  const firstWeek = start - ((getWeekday(start) - weekStart + 7) % 7);
  for (let day = start; day <= end; day += 1) {
    const passed = rule.freq === 'DAILY' ? day - start : Math.floor((day - firstWeek) / 7);
    if (passed % interval !== 0 || !weekdays.includes(getWeekday(day))) continue;
    if (!months || months.includes(toDateParts(day).month)) yield day;
  }
}

/** A monthly rule that finds no day within so many steps is given up. */
const MAX_STEPS = 5000;

function* iterateMonthly(rule: ICAL.Recur, start: Day, end: Day): Generator<Day> {
  const endless = rule.clone();
  endless.until = null;
  endless.count = null;
  const iterator = endless.iterator(ICAL.Time.fromDateString(toIsoDay(start)));
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = iterator.next();
    if (!next) return;
    const day = toDay(next.year, next.month, next.day);
    if (day > end) return;
    yield day;
  }
}

/** The days of an event within a span, at most as many as the limit. The rule must be a known one. */
export const listDays = ({ rule, start }: CalendarEvent, zone: string, span: Span): Repeats => {
  if (!rule) return { days: [start.day], isCut: false };
  const end = Math.min(span.to, getRuleEnd(rule, zone, start.minutes) ?? Infinity);
  const iterate = ['DAILY', 'WEEKLY'].includes(rule.freq) ? iterateWeekly : iterateMonthly;
  const days: Day[] = [];
  let count = 0;
  for (const day of iterate(rule, start.day, end)) {
    count += 1;
    if (rule.count && count > rule.count) break;
    if (day < span.from) continue;
    if (days.length === importLimits.repeats) return { days, isCut: true };
    days.push(day);
  }
  return { days, isCut: false };
};
