import { type Action } from './actions/action.js';
import { type Refusal } from './actions/refusal.js';
import { type JournalEntry } from './journal.js';
import { copyState, type State } from './state.js';
import { applyAction } from './step.js';

export interface ReduceResult {
  /** The next state; the same object when the action was refused. */
  state: State;
  /** What happened, in order. */
  entries: readonly JournalEntry[];
  refusal: Refusal | null;
}

/** Plays an action on a copy; the given state does not change. */
export const reduce = (state: State, action: Action): ReduceResult => {
  const next = copyState(state);
  const entries: JournalEntry[] = [];
  const refusal = applyAction(next, action, (entry) => entries.push(entry));
  return refusal ? { state, entries: [], refusal } : { state: next, entries, refusal };
};
