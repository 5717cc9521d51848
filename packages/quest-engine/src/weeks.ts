import { type Action } from './actions/action.js';
import { type Refusal } from './actions/refusal.js';
import { type State } from './state.js';

/*
 * A ranked Daily Dash is drawn a week at a time, so that nobody tries out the whole of it on the quiet. The run begins
 * without a single draw; each week is opened by an action that carries the week's key, and what happens is drawn from
 * it (prices, news and wishes stay with the run's own seed: they are printed on a board, not drawn). The server gives
 * the key of a week when it has the log of the one before. Being an action, a key stands in the log: a replay needs
 * nothing else, and a run without keys never meets one.
 */

const DAYS_A_WEEK = 7;
const KEY_BELOW = 4_294_967_296;

const isKey = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < KEY_BELOW;

/** Whether nothing goes on until the next week has its key. */
export const awaitsWeek = (state: State): boolean =>
  state.week !== undefined && state.day >= state.week.count * DAYS_A_WEEK;

export const openWeek = (state: State, { a, b }: Extract<Action, { type: 'week' }>): Refusal | null => {
  if (!state.week || !awaitsWeek(state)) return 'no_week_due';
  if (!isKey(a) || !isKey(b)) return 'no_such_key';
  state.week = { count: state.week.count + 1, seedA: a, seedB: b };
  state.before = null;
  return null;
};
