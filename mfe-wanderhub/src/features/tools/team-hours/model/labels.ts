import { getPlaceOfZone } from '@wanderwork/contracts';
import {
  formatDay,
  type Day,
  type TeamChange,
  formatDuration,
  toLocalTime,
  getOffset,
  formatOffset,
  type Span,
  type Worker,
  formatWeekday,
} from '@wanderwork/travel';
import { type TeamCalculation } from './calculate-team';

const formatDayShift = (day: Day, from: Day): string => {
  if (day === from) return '';
  return day > from ? ' the next day' : ' the day before';
};

/** "14:00–17:00", with a note if it is on another day. */
export const formatSpan = ({ zone }: Pick<Worker, 'zone'>, span: Span, day: Day): string => {
  const [from, to] = [toLocalTime(zone, span.from), toLocalTime(zone, span.to)];
  return `${from.clock}–${to.clock}${formatDayShift(from.day, day)}`;
};

/** "Ana (Lisbon, UTC+1)". */
export const formatWorker = ({ name, zone }: Worker, instant: number): string => {
  const offset = formatOffset(getOffset(zone, instant));
  const place = getPlaceOfZone(zone);
  if (name === offset) return name;
  return name === place ? `${name} (${offset})` : `${name} (${place}, ${offset})`;
};

/** The shared hours in one sentence. */
export const formatHeadline = ({ workers, windows, shared, day }: TeamCalculation): string => {
  if (workers.length < 2) return 'Enter where two people are and when they work.';
  const on = `on ${formatDay(day)}`;
  if (shared > 0)
    return `${formatDuration(shared)} shared by ${workers.length === 2 ? 'both' : 'all'} ${on}.`;
  const most = windows[0]?.present.length ?? 0;
  return most === 0
    ? `No shared hours ${on}.`
    : `No hours shared by everyone ${on}: at most ${most} of ${workers.length} people.`;
};

/** "Off on Friday, 15 Jan 2027: Omar." Empty if nobody is off. */
export const formatDaysOff = ({ workers, week, day }: TeamCalculation): string => {
  const free = week.find((one) => one.day === day)?.offIndexes ?? [];
  if (free.length === 0) return '';
  return `Off on ${formatWeekday(day)}, ${formatDay(day)}: ${free.map((at) => workers[at]!.name).join(', ')}.`;
};

/** "New York: clocks go 1 h forward on 14 Mar 2027. After that, everyone shares 3 h." */
export const formatClockChange = ({ zone, day, shiftMinutes, shared }: TeamChange): string => {
  const how = `${formatDuration(Math.abs(shiftMinutes) * 60_000)} ${shiftMinutes > 0 ? 'forward' : 'back'}`;
  const then = shared === 0 ? 'no hours are shared' : `everyone shares ${formatDuration(shared)}`;
  return `${getPlaceOfZone(zone)}: clocks go ${how} on ${formatDay(day)}. After that, ${then}.`;
};

/** The result as plain text, for copying. */
export const toTeamText = (reading: TeamCalculation): string => {
  const { workers, windows, meeting, changes, day } = reading;
  const lines = (span: Span) =>
    workers.map((worker) => `- ${formatWorker(worker, span.from)}: ${formatSpan(worker, span, day)}`);
  return [
    'Shared hours',
    formatHeadline(reading),
    ...(formatDaysOff(reading) ? [formatDaysOff(reading)] : []),
    ...windows.flatMap((window) => [
      `Together: ${window.present.map((at) => workers[at]!.name).join(', ')}`,
      ...lines(window),
    ]),
    ...(meeting ? ['Best meeting time:', ...lines(meeting)] : []),
    ...(changes.length > 0
      ? ['Next clock changes:', ...changes.map((one) => `- ${formatClockChange(one)}`)]
      : []),
    'Clock changes by the IANA time zone database in this browser.',
  ].join('\n');
};
