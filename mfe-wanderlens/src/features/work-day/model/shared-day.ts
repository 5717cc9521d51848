import { MINUTES_OF_DAY, type IrexClients } from '@wanderwork/contracts';
import { monthOffsets, OWN_DAY, sharedMinutes, upcomingMonths, type CalendarMonth } from '@wanderwork/irex';

/** Two working days on the clock of a city, in one month. */
export interface SharedDay {
  /** Minutes ahead of UTC. */
  offset: number;
  theirOffset: number;
  /** Minutes of one's own day that are shared, as for most of the month. */
  shared: number;
  /** The same where clocks change within the month; null where none does. */
  otherwise: number | null;
  /** The clients' whole day on the city's clock, minutes since midnight. */
  whole: { from: number; to: number };
}

/** Minutes of one's own day. */
export const OWN_MINUTES = OWN_DAY.to - OWN_DAY.from;

/** Of the days that are looked at, the one in the month's middle. */
const MIDDLE_DAY = 1;

const wrapMinutes = (minutes: number): number => (minutes + MINUTES_OF_DAY) % MINUTES_OF_DAY;

/** Which month is meant when one says it today: this year's, or the next one's. */
export const getUpcomingMonth = (month: number, today: Date): CalendarMonth =>
  upcomingMonths({ month, months: 1 }, { year: today.getFullYear(), month: today.getMonth() + 1 })[0]!;

/** How the clients' day falls in a month, by the clocks' rules of that very month on both sides. */
export const getSharedDay = (timeZone: string, clients: IrexClients, month: CalendarMonth): SharedDay => {
  const offsets = monthOffsets(timeZone, month);
  const theirs = monthOffsets(clients.zone, month);
  const aheads = offsets.map((offset, at) => offset - theirs[at]!);
  const each = aheads.map((ahead) => sharedMinutes(clients, ahead));
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
