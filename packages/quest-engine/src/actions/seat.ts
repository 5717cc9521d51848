import { type Journal } from '../journal.js';
import { NO_CARD, type State } from '../state.js';
import { awaitsWeek } from '../weeks.js';
import { go } from './go.js';
import { entryOf, refusalAtBorder, type Move } from './way.js';

/** Going elsewhere or booking another seat forfeits this one. */
export const giveUpSeat = (state: State, journal: Journal): void => {
  if (!state.seat) return;
  journal?.({ kind: 'seat_lost', city: state.seat.to });
  state.seat = null;
};

export const bookSeat = (state: State, { to, ahead }: Move, paid: number, journal: Journal): void => {
  const day = state.day + ahead;
  state.seat = { from: state.city, to, day, paid };
  journal?.({ kind: 'booked', city: to, day });
};

/** Whether the booked seat leaves today; it ends a stretch of days. */
export const seatIsDue = ({ seat, day }: State): boolean => seat !== null && day >= seat.day;

/**
 * Departs on the seat's day once no card is open. The seat is lost when a card delays the player past that day,
 * or the border refuses them.
 */
export const leaveIfDue = (state: State, journal: Journal): void => {
  const { seat } = state;
  if (!seat || !seatIsDue(state) || state.ending || state.card !== NO_CARD || awaitsWeek(state)) return;
  const { from, to, day, paid } = seat;
  const left = state.cash - entryOf(state, to);
  if (state.day > day || state.city !== from || refusalAtBorder(state, to, left, day))
    return giveUpSeat(state, journal);
  state.seat = null;
  go(state, { to, by: 'air' }, paid, journal);
};
