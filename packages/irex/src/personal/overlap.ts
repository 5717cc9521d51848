import { MINUTES_OF_DAY, type IrexClients } from '@wanderwork/contracts';
import { clip } from '../goalposts.js';
import type { CalendarMonth } from './stay.js';
import { monthOffsets } from './zone-offset.js';

/** The person's own working day, on the city's clock. */
export const OWN_DAY = { from: 9 * 60, to: 17 * 60 };
/** So much of the clients' day together is enough: five hours of eight. */
export const ENOUGH_SHARE = 5 / 8;
/** What the dimension weighs; the others share the rest. */
export const OVERLAP_WEIGHT = 0.12;

const lengthOf = ({ from, to }: { from: number; to: number }): number =>
  (to - from + MINUTES_OF_DAY) % MINUTES_OF_DAY;

/**
 * Minutes of one's own day that the clients' day shares; `ahead` is how many minutes the city's clock is ahead of
 * theirs.
 */
export const sharedMinutes = (clients: IrexClients, ahead: number): number => {
  const own = lengthOf(OWN_DAY);
  const theirs = lengthOf(clients);
  const gap = (((clients.from + ahead - OWN_DAY.from) % MINUTES_OF_DAY) + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  const sameDay = Math.max(0, Math.min(own, gap + theirs) - gap);
  const dayBefore = Math.max(0, Math.min(own, gap + theirs - MINUTES_OF_DAY));
  return sameDay + dayBefore;
};

/**
 * Hours of a working day that a city shares with the clients, the mean over `months`. Clocks are read from
 * the time zone rules of each month, so a change of clocks on one side only is counted.
 */
export const overlapHours = (
  zone: string,
  clients: IrexClients,
  months: readonly CalendarMonth[],
): number => {
  let minutes = 0;
  let days = 0;
  for (const month of months) {
    const theirs = monthOffsets(clients.zone, month);
    monthOffsets(zone, month).forEach((offset, at) => {
      minutes += sharedMinutes(clients, offset - theirs[at]!);
      days += 1;
    });
  }
  return minutes / days / 60;
};

/** 100 from five eighths of the clients' day on, 0 without a common hour. */
export const overlapScore = (hours: number, clients: IrexClients): number =>
  clip((100 * hours * 60) / (lengthOf(clients) * ENOUGH_SHARE));
