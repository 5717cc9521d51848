import { type Action } from './actions/action.js';
import { type Refusal } from './actions/refusal.js';
import { type Entry } from './journal.js';
import { copy, type State } from './state.js';
import { step } from './step.js';

export interface Reduced {
  /** The next state; the same object when the action was refused. */
  state: State;
  /** What happened, in order. */
  entries: readonly Entry[];
  refusal: Refusal | null;
}

/** Plays an action on a copy: the state given is never changed. */
export const reduce = (state: State, action: Action): Reduced => {
  const next = copy(state);
  const entries: Entry[] = [];
  const refusal = step(next, action, (entry) => entries.push(entry));
  return refusal ? { state, entries: [], refusal } : { state: next, entries, refusal };
};
