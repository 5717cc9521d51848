import { type Journal, type Reason } from './journal.js';
import { type State } from './state.js';

/** The one place where cash changes, so that the start and the entries always add up to it. */
export const addMoney = (state: State, cents: number, reason: Reason, journal: Journal): void => {
  if (cents === 0) return;
  state.cash += cents;
  journal?.({ kind: 'money', cents, reason });
};
