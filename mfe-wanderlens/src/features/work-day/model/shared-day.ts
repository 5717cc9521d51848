import { MINUTES_OF_DAY, type IrexClients } from '@wanderwork/contracts';
import {
  getMonthOffsets,
  OWN_DAY,
  countSharedMinutes,
  listUpcomingMonths,
  type CalendarMonth,
} from '@wanderwork/irex';
import { formatClock, HOUR } from '../../../shared/preferences/clock';

/** Two working days on the clock of a city, in one month. */
interface SharedDay {
  /** Minutes ahead of UTC. */
  offset: number;
  theirOffset: number;
  /** The shared minutes of the reader's day for most of the month. */
  shared: number;
  /** The shared minutes in the rest of a month in which clocks change; null otherwise. */
  otherwise: number | null;
  /** The clients' whole day on the city's clock, in minutes since midnight. */
  whole: { from: number; to: number };
}

/** The length of the reader's day in minutes. */
const OWN_MINUTES = OWN_DAY.to - OWN_DAY.from;

/** The sampled day in the middle of the month. */
const MIDDLE_DAY = 1;

const wrapMinutes = (minutes: number): number => (minutes + MINUTES_OF_DAY) % MINUTES_OF_DAY;

/** The next occurrence of a month: this year or next year. */
export const getUpcomingMonth = (month: number, today: Date): CalendarMonth =>
  listUpcomingMonths({ month, months: 1 }, { year: today.getFullYear(), month: today.getMonth() + 1 })[0]!;

/** The clients' day on the city's clock, by the clock rules of both places in that month. */
export const getSharedDay = (timeZone: string, clients: IrexClients, month: CalendarMonth): SharedDay => {
  const offsets = getMonthOffsets(timeZone, month);
  const theirs = getMonthOffsets(clients.zone, month);
  const aheads = offsets.map((offset, at) => offset - theirs[at]!);
  const each = aheads.map((ahead) => countSharedMinutes(clients, ahead));
  const ahead = aheads[MIDDLE_DAY]!;
  const shared = each[MIDDLE_DAY]!;
  return {
    offset: offsets[MIDDLE_DAY]!,
    theirOffset: theirs[MIDDLE_DAY]!,
    shared,
    otherwise: each.find((minutes) => minutes !== shared) ?? null,
    whole: { from: wrapMinutes(clients.from + ahead), to: wrapMinutes(clients.to + ahead) },
  };
};

/** "5 h 30", "8 h", "45 min". */
export const formatHours = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
};

const ownHours = `your ${OWN_MINUTES / HOUR} hours`;

const formatShared = (minutes: number): string => {
  if (minutes === 0) return `None of ${ownHours} are shared`;
  return minutes === OWN_MINUTES
    ? `All of ${ownHours} are shared`
    : `${formatHours(minutes)} of ${ownHours} are shared`;
};

/** The working day that covers all of the clients' hours: "14:00 to 22:00". */
const formatWholeDay = ({ from, to }: SharedDay['whole']): string =>
  `${formatClock(from)} to ${formatClock(to)}${to <= from ? ' the next day' : ''}`;

/** "5 h 30 of your 8 hours are shared. To cover all of theirs, you’d work 14:00 to 22:00." */
export const describeDay = ({ shared, whole }: SharedDay): string =>
  shared === OWN_MINUTES
    ? `${formatShared(shared)}.`
    : `${formatShared(shared)}. To cover all of theirs, you’d work ${formatWholeDay(whole)}.`;

/** The shared hours in the rest of a month in which clocks change; null if they do not. */
export const describeClockChange = ({ otherwise }: SharedDay): string | null =>
  otherwise === null
    ? null
    : `Clocks change this month: for part of it, you share ${formatHours(otherwise)}.`;
