import { type Refusal } from './actions/refusal.js';
import { assists, type Assist } from './assists.js';
import { type JournalWriter, addMoney } from './journal.js';
import { copyState, type State } from './state.js';

const bits: Readonly<Record<Assist, number>> = { no_failure: 1, odds_shown: 2, slower_decay: 4, undo: 8 };

export const hasAssist = (state: State, assist: Assist): boolean => (state.assists & bits[assist]) !== 0;

/** What a day costs in energy or belonging: half with slower decay. */
export const scaleDecay = (state: State, points: number): number =>
  hasAssist(state, 'slower_decay') ? Math.floor(points / 2) : points;

export const setAssist = (
  state: State,
  { assist, on }: { assist: Assist; on: boolean },
  journal: JournalWriter,
): Refusal | null => {
  if (!assists.includes(assist) || typeof on !== 'boolean') return 'not_an_action';
  if (hasAssist(state, assist) === on) return 'nothing_changes';
  state.assists ^= bits[assist];
  state.assisted = true;
  if (assist === 'undo') state.before = null;
  journal?.({ kind: 'assist', assist, on });
  return null;
};

/** The state to undo to, in a run with the undo assist. */
export const getUndoState = (state: State): State | null =>
  hasAssist(state, 'undo') ? { ...copyState(state), before: null } : null;

/** Undoes the last action. The log keeps both, and the money gets its own entry. */
export const undoLastAction = (state: State, journal: JournalWriter): Refusal | null => {
  const { before, assists: switched, trail } = state;
  if (!before) return 'nothing_to_undo';
  addMoney(state, before.cash - state.cash, 'undone', journal);
  Object.assign(state, copyState(before), { assists: switched, assisted: true, trail, before: null });
  journal?.({ kind: 'undone' });
  return null;
};
