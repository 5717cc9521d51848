import { meetupLimits, occurrences, type MeetupTimeProblem, type Occurrence } from '@wanderwork/contracts';
import {
  DAY_MS,
  formatOffset,
  listLocalInstants,
  lookUpOffset,
  MINUTE_MS,
  parseClock,
  parseDay,
} from '@wanderwork/travel';

/** Which instant a local time means, or why it means none. */
export type ResolvedTime =
  | { startsAt: Date }
  | { refusal: 'nonexistent' | 'ambiguous'; problem: Omit<MeetupTimeProblem, 'index'> }
  | { refusal: 'invalid' | 'past' | 'too-far' };

const toChoice = (zone: string, at: number, index: number): MeetupTimeProblem['choices'][number] => ({
  occurrence: occurrences[index]!,
  startsAt: new Date(at).toISOString(),
  utcOffset: formatOffset(lookUpOffset(zone, at)),
});

/**
 * @param start local wall time in the zone of the city: "2027-03-28T19:00"
 * @param occurrence which one is meant, if clocks show that time twice
 */
export const resolveStart = (
  zone: string,
  start: string,
  occurrence: Occurrence | undefined,
  now: number,
): ResolvedTime => {
  const [dayText = '', clock = ''] = start.split('T');
  const [day, minutes] = [parseDay(dayText), parseClock(clock)];
  if (day === null || minutes === null) return { refusal: 'invalid' };
  const instants = listLocalInstants(zone, day, minutes);
  if (instants.length === 0) return { refusal: 'nonexistent', problem: { start, choices: [] } };
  if (instants.length > 1 && occurrence === undefined) {
    const choices = instants.map((at, index) => toChoice(zone, at, index));
    return { refusal: 'ambiguous', problem: { start, choices } };
  }
  const at = (instants.length > 1 && occurrence === 'second' ? instants[1] : instants[0])!;
  if (at <= now) return { refusal: 'past' };
  if (at > now + meetupLimits.daysAhead * DAY_MS) return { refusal: 'too-far' };
  return { startsAt: new Date(at) };
};

export const addMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);
