import { placeOfZone } from '@wanderwork/contracts';
import { dayWords, type Day } from '../../common/model/day';
import { type TeamChange } from './clock-changes';
import { hoursWords, shownIn } from './clock';
import { type TeamReading } from './reading';
import { type Span, type Worker } from './shared-hours';
import { weekdayWords } from './weekends';
import { offsetAt, offsetWords } from './zones';

const away = (day: Day, from: Day): string => {
  if (day === from) return '';
  return day > from ? ' the next day' : ' the day before';
};

/** "14:00 to 17:00", with the day where it is not the one that is looked at. */
export const spanWords = ({ zone }: Pick<Worker, 'zone'>, span: Span, day: Day): string => {
  const [from, to] = [shownIn(zone, span.from), shownIn(zone, span.to)];
  return `${from.clock} to ${to.clock}${away(from.day, day)}`;
};

/** "Ana (Lisbon, UTC+1)". */
export const whoWords = ({ name, zone }: Worker, instant: number): string => {
  const offset = offsetWords(offsetAt(zone, instant));
  const place = placeOfZone(zone);
  return name === place ? `${name} (${offset})` : `${name} (${place}, ${offset})`;
};

/** What the team shares, in one sentence. */
export const sharedWords = ({ workers, windows, shared, day }: TeamReading): string => {
  if (workers.length < 2) return 'Say where two people are, and when they work.';
  const on = `on ${dayWords(day)}`;
  if (shared > 0) return `${hoursWords(shared)} shared by ${workers.length === 2 ? 'both' : 'all'} ${on}.`;
  const most = windows[0]?.present.length ?? 0;
  return most === 0
    ? `No hour is shared ${on}.`
    : `No hour is shared by all ${on}: ${most} of ${workers.length} at the most.`;
};

/** "Off on Friday, 15 January 2027: Omar." Empty where nobody is. */
export const offWords = ({ workers, week, day }: TeamReading): string => {
  const free = week.find((one) => one.day === day)?.free ?? [];
  if (free.length === 0) return '';
  return `Off on ${weekdayWords(day)}, ${dayWords(day)}: ${free.map((at) => workers[at]!.name).join(', ')}.`;
};

/** "New York: 1 h forward on 14 March 2027; then 3 h are shared." */
export const changeWords = ({ zone, day, by, shared }: TeamChange): string => {
  const how = `${hoursWords(Math.abs(by) * 60_000)} ${by > 0 ? 'forward' : 'back'}`;
  const then = shared === 0 ? 'nothing is shared by all' : `${hoursWords(shared)} are shared by all`;
  return `${placeOfZone(zone)}: clocks go ${how} on ${dayWords(day)}; from the day after, ${then}.`;
};

/** The answer as plain text, to be kept or sent. */
export const teamText = (reading: TeamReading): string => {
  const { workers, windows, meeting, changes, day } = reading;
  const lines = (span: Span) =>
    workers.map((worker) => `- ${whoWords(worker, span.from)}: ${spanWords(worker, span, day)}`);
  return [
    'Shared hours',
    sharedWords(reading),
    ...(offWords(reading) ? [offWords(reading)] : []),
    ...windows.flatMap((window) => [
      `Together: ${window.present.map((at) => workers[at]!.name).join(', ')}`,
      ...lines(window),
    ]),
    ...(meeting ? ['Kindest meeting:', ...lines(meeting)] : []),
    ...(changes.length > 0
      ? ['Next changes of clocks:', ...changes.map((one) => `- ${changeWords(one)}`)]
      : []),
    'Clocks by the IANA time zone database, as this browser knows it.',
  ].join('\n');
};
