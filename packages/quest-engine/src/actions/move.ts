import { type Journal } from '../journal.js';
import { addMoney } from '../money.js';
import { type State } from '../state.js';
import { type Refusal } from './refusal.js';
import { go } from './go.js';
import { bookSeat, giveUpSeat } from './seat.js';
import { refusalOfMove, wayFare, type Move } from './way.js';

/** Travels now, or books a cheaper seat that leaves in 7 or 14 days. */
export const moveTo = (state: State, action: Move, journal: Journal): Refusal | null => {
  const refusal = refusalOfMove(state, action);
  if (refusal) return refusal;
  const paid = wayFare(state, action);
  giveUpSeat(state, journal);
  addMoney(state, -paid, 'fare', journal);
  if (action.ahead > 0) bookSeat(state, action, paid, journal);
  else go(state, action, paid, journal);
  return null;
};
