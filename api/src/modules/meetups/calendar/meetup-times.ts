import { getPlaceOfZone } from '@wanderwork/contracts';
import {
  formatClock,
  formatDay,
  formatOffset,
  formatWeekday,
  lookUpOffset,
  toLocalMinutes,
} from '@wanderwork/travel';

/** "Friday, 26 Mar 2027, 19:00 (UTC+1)". */
export const formatMoment = (zone: string, at: Date): string => {
  const { day, minutes } = toLocalMinutes(zone, at.getTime());
  const offset = formatOffset(lookUpOffset(zone, at.getTime()));
  return `${formatWeekday(day)}, ${formatDay(day)}, ${formatClock(minutes)} (${offset})`;
};

/** "Friday, 26 Mar 2027, 19:00–21:00 (UTC+1)". An end after midnight names its day. */
const formatSpan = (zone: string, startsAt: Date, endsAt: Date): string => {
  const [start, end] = [startsAt, endsAt].map((at) => toLocalMinutes(zone, at.getTime()));
  const until = `${start!.day === end!.day ? '' : `${formatWeekday(end!.day)}, `}${formatClock(end!.minutes)}`;
  return formatMoment(zone, startsAt).replace(' (', `–${until} (`);
};

/** The time on the clocks of the city and where the reader is, each with its zone. */
export const formatTimes = (
  { timeZone, startsAt, endsAt }: { timeZone: string; startsAt: Date; endsAt: Date },
  city: string,
  readerZone: string,
): [string, string] => [
  `In ${city}: ${formatSpan(timeZone, startsAt, endsAt)}`,
  `Your time (${getPlaceOfZone(readerZone)}): ${formatSpan(readerZone, startsAt, endsAt)}`,
];
