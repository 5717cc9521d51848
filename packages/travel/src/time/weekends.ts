import { type Day } from './day.js';
import { DAY_MS } from './durations.js';

/** Days off as sorted digits, 1 for Monday to 7 for Sunday. The keys are used in URLs. */
export const weekends = {
  '67': 'Saturday and Sunday',
  '56': 'Friday and Saturday',
  '45': 'Thursday and Friday',
  '57': 'Friday and Sunday',
  '5': 'Friday',
  '6': 'Saturday',
  '7': 'Sunday',
  none: 'No day',
} as const;

export type Weekend = keyof typeof weekends;

export const isWeekend = (text: string): text is Weekend => Object.hasOwn(weekends, text);

const FRIDAY_AND_SATURDAY = [
  'Africa/Algiers',
  'Africa/Cairo',
  'Africa/Khartoum',
  'Africa/Tripoli',
  'Asia/Aden',
  'Asia/Amman',
  'Asia/Baghdad',
  'Asia/Bahrain',
  'Asia/Damascus',
  'Asia/Jerusalem',
  'Asia/Kuwait',
  'Asia/Muscat',
  'Asia/Qatar',
  'Asia/Riyadh',
];

const otherWeekends: Record<string, Weekend> = { 'Asia/Kabul': '45', 'Asia/Tehran': '5' };

/** The usual weekend of a zone, from Unicode CLDR (supplemental data, weekData). */
export const getUsualWeekend = (zone: string): Weekend =>
  otherWeekends[zone] ?? (FRIDAY_AND_SATURDAY.includes(zone) ? '56' : '67');

/** 1 for Monday to 7 for Sunday; the day 0 was a Thursday. */
export const getWeekday = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1;

export const isDayOff = (weekend: Weekend, day: Day): boolean => weekend.includes(String(getWeekday(day)));

/** The Monday of a day's week. */
export const getMonday = (day: Day): Day => day - (getWeekday(day) - 1);

const weekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** "Friday". */
export const formatWeekday = (day: Day): string => weekdayFormat.format(day * DAY_MS);
