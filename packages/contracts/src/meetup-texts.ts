import { formatCount } from './formats.js';
import type { MeetupDetail, MeetupSummary } from './meetups.js';

/* Texts of meet-ups that both the app and the served pages show. */

export const meetupTexts = {
  hiddenAddress: 'The address is shown to people who are going.',
  blockedPersonGoing: 'Someone you blocked is going',
  canceled: 'This meet-up was canceled.',
  over: 'This meet-up is over.',
  noHost: 'The host left. The people going are being asked to take over.',
} as const;

/** The start page shows so many meet-ups. */
export const HOME_MEETUPS = 5;

/** For a place without upcoming meet-ups. */
export const formatNoMeetups = (place: string): string =>
  `No meet-ups in ${place} yet. A table in a café and a time are enough to start one.`;

/** Local wall times are formatted as if they were in UTC, so that no zone changes them. */
const toUtc = (local: string): Date => new Date(`${local}Z`);

const createFormatter =
  (options: Intl.DateTimeFormatOptions) =>
  (at: Date, timeZone: string): string =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
      .format(at)
      // Some browsers put a comma after the weekday.
      .replace(/^(\w+), /, '$1 ');

const formatDay = createFormatter({ weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' });
const formatShortDay = createFormatter({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const formatTime = createFormatter({ hour: '2-digit', minute: '2-digit' });

/** What ends at midnight ends on the day before. */
const formatLastDay = (end: Date, timeZone: string): string =>
  formatDay(new Date(end.getTime() - 1), timeZone);

const formatSpan = (start: Date, end: Date, timeZone: string): string => {
  const [firstDay, lastDay] = [formatDay(start, timeZone), formatLastDay(end, timeZone)];
  const [from, to] = [formatTime(start, timeZone), formatTime(end, timeZone)];
  return firstDay === lastDay ? `${firstDay}, ${from}–${to}` : `${firstDay}, ${from} to ${lastDay}, ${to}`;
};

type MeetupTime = Pick<MeetupSummary, 'start' | 'end' | 'startsAt' | 'endsAt'>;

/** "Saturday 5 Dec 2026, 18:30–20:30" on the city's clocks, with both days if it ends on another one. */
export const formatMeetupTime = ({ start, end }: Pick<MeetupTime, 'start' | 'end'>): string =>
  formatSpan(toUtc(start), toUtc(end), 'UTC');

/** "Sat 5 Dec 2026, 18:30" of a local wall time. */
export const formatMeetupStart = (start: string): string =>
  `${formatShortDay(toUtc(start), 'UTC')}, ${formatTime(toUtc(start), 'UTC')}`;

/** The same time on the reader's clocks. */
export interface ReaderMeetupTime {
  text: string;
  /** Where the meet-up begins on another day than in the city. */
  dayChange: 'the day before' | 'the day after' | null;
}

const toIsoDay = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(at));

/** Null where the reader's clocks show the same as the city's. */
export const findReaderMeetupTime = (
  { start, end, startsAt, endsAt }: MeetupTime,
  readerZone: string,
): ReaderMeetupTime | null => {
  const text = formatSpan(new Date(startsAt), new Date(endsAt), readerZone);
  if (text === formatMeetupTime({ start, end })) return null;
  const [cityDay, readerDay] = [start.slice(0, 10), toIsoDay(startsAt, readerZone)];
  if (cityDay === readerDay) return { text, dayChange: null };
  return { text, dayChange: readerDay < cityDay ? 'the day before' : 'the day after' };
};

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** "1st", "2nd", "11th". */
const formatOrdinal = (position: number): string =>
  `${position}${ordinalEndings[ordinalRules.select(position)] ?? 'th'}`;

type MeetupSeats = Pick<MeetupSummary, 'seats' | 'going' | 'waiting'>;

/** "3 of 8 seats are free", "All 8 seats are taken", "Both seats are taken". */
export const formatSeats = ({ seats, going }: MeetupSeats): string => {
  const free = seats - going;
  if (free <= 0) return seats === 2 ? 'Both seats are taken' : `All ${seats} seats are taken`;
  return `${free} of ${seats} seats ${free === 1 ? 'is' : 'are'} free`;
};

/** The same as sentences, with the waiting list and the reader's place on it. */
export const describeSeats = (meetup: MeetupSeats & Pick<MeetupDetail, 'ownPosition'>): string => {
  const { waiting, ownPosition } = meetup;
  if (ownPosition !== null)
    return `${formatSeats(meetup)}. You’re ${formatOrdinal(ownPosition)} on the waiting list.`;
  if (waiting === 0) return `${formatSeats(meetup)}.`;
  return `${formatSeats(meetup)}. ${formatCount(waiting, 'person is', 'people are')} on the waiting list.`;
};
