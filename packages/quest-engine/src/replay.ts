import { type Action } from './actions/action.js';
import { type Refusal } from './actions/refusal.js';
import { hash } from './hash.js';
import { score } from './score.js';
import { type Journal } from './journal.js';
import { begin, type Start, type State } from './state.js';
import { step } from './step.js';

/** More than anyone plays in a year of the game. */
export const ACTIONS_AT_MOST = 4000;

export type Replay =
  | { ok: true; state: State; hash: string; score: number }
  /** The action, counted from 0, that the rules refuse. */
  | { ok: false; at: number; refusal: Refusal | 'too_long' };

/** Plays a log from its start; a log that the rules would not have allowed is not a run. */
export const replay = (start: Start, log: readonly Action[], journal?: Journal): Replay => {
  if (log.length > ACTIONS_AT_MOST) return { ok: false, at: ACTIONS_AT_MOST, refusal: 'too_long' };
  const state = begin(start);
  for (let at = 0; at < log.length; at += 1) {
    const refusal = step(state, log[at]!, journal);
    if (refusal) return { ok: false, at, refusal };
  }
  return { ok: true, state, hash: hash(state), score: score(state) };
};
