import { type JournalWriter, addMoney } from '../journal.js';
import { type State } from '../state.js';
import { type Refusal } from './refusal.js';
import { travel } from './travel.js';
import { bookSeat, giveUpSeat } from './seat.js';
import { findMoveRefusal, getTripFare, type Move } from './move-rules.js';

/** Travels now, or books a cheaper seat that leaves in 7 or 14 days. */
export const moveTo = (state: State, action: Move, journal: JournalWriter): Refusal | null => {
  const refusal = findMoveRefusal(state, action);
  if (refusal) return refusal;
  const paid = getTripFare(state, action);
  giveUpSeat(state, journal);
  addMoney(state, -paid, 'fare', journal);
  if (action.ahead > 0) bookSeat(state, action, paid, journal);
  else travel(state, action, paid, journal);
  return null;
};
