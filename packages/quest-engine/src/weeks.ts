import { type Action } from './actions/action.js';
import { type Refusal } from './actions/refusal.js';
import { type State } from './state.js';

/*
 * A ranked Daily Dash is revealed week by week, so that nobody can try out the whole dash in secret. Each week
 * opens with an action that carries its key, and draws use that key; prices, news and wishes still use the run's
 * own seed. The server gives out a week's key once it has the log of the week before. Keys are part of the log,
 * so a replay needs nothing else.
 */

const DAYS_A_WEEK = 7;
const KEY_BELOW = 4_294_967_296;

const isKey = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < KEY_BELOW;

/** Whether the run waits for the next week's key. */
export const isAwaitingWeek = (state: State): boolean =>
  state.week !== undefined && state.day >= state.week.count * DAYS_A_WEEK;

export const openWeek = (state: State, { a, b }: Extract<Action, { type: 'week' }>): Refusal | null => {
  if (!state.week || !isAwaitingWeek(state)) return 'no_week_due';
  if (!isKey(a) || !isKey(b)) return 'no_such_key';
  state.week = { count: state.week.count + 1, seedA: a, seedB: b };
  state.before = null;
  return null;
};
