import { type JournalWriter, type MoneyReason } from './journal.js';
import { type State } from './state.js';

/** The only place that changes cash, so that the entries always add up. */
export const addMoney = (state: State, cents: number, reason: MoneyReason, journal: JournalWriter): void => {
  if (cents === 0) return;
  state.cash += cents;
  journal?.({ kind: 'money', cents, reason });
};
