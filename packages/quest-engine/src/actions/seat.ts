import { type JournalWriter } from '../journal.js';
import { NO_CARD, type State } from '../state.js';
import { isAwaitingWeek } from '../weeks.js';
import { travel } from './travel.js';
import { getBorderCost, findBorderRefusal, type Move } from './move-rules.js';

/** Going elsewhere or booking another seat forfeits this one. */
export const giveUpSeat = (state: State, journal: JournalWriter): void => {
  if (!state.seat) return;
  journal?.({ kind: 'seat_lost', city: state.seat.to });
  state.seat = null;
};

export const bookSeat = (state: State, { to, ahead }: Move, paid: number, journal: JournalWriter): void => {
  const day = state.day + ahead;
  state.seat = { from: state.city, to, day, paid };
  journal?.({ kind: 'booked', city: to, day });
};

/** Whether the booked seat departs today, which ends a stretch of days. */
export const isSeatDue = ({ seat, day }: State): boolean => seat !== null && day >= seat.day;

/**
 * Departs on the day of the seat once no card is open. The seat is lost if a card delays the player past that day or
 * the border refuses them.
 */
export const departIfDue = (state: State, journal: JournalWriter): void => {
  const { seat } = state;
  if (!seat || !isSeatDue(state) || state.ending || state.card !== NO_CARD || isAwaitingWeek(state)) return;
  const { from, to, day, paid } = seat;
  const left = state.cash - getBorderCost(state, to);
  if (state.day > day || state.city !== from || findBorderRefusal(state, to, left, day))
    return giveUpSeat(state, journal);
  state.seat = null;
  travel(state, { to, by: 'air' }, paid, journal);
};
