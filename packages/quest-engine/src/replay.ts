import { type Action } from './actions/action.js';
import { type Refusal } from './actions/refusal.js';
import { hashState } from './hash.js';
import { computeScore } from './score.js';
import { type JournalWriter } from './journal.js';
import { createState, type Start, type State } from './state.js';
import { applyAction } from './step.js';

/** More than anyone plays in a year of the game. */
export const MAX_ACTIONS = 4000;

export type ReplayResult =
  | { ok: true; state: State; hash: string; score: number }
  /** The index of the action that the rules refuse. */
  | { ok: false; at: number; refusal: Refusal | 'too_long' };

/** Replays a log from its start. A log with an illegal action is not a valid run. */
export const replay = (start: Start, log: readonly Action[], journal?: JournalWriter): ReplayResult => {
  if (log.length > MAX_ACTIONS) return { ok: false, at: MAX_ACTIONS, refusal: 'too_long' };
  const state = createState(start);
  for (let at = 0; at < log.length; at += 1) {
    const refusal = applyAction(state, log[at]!, journal);
    if (refusal) return { ok: false, at, refusal };
  }
  return { ok: true, state, hash: hashState(state), score: computeScore(state) };
};
