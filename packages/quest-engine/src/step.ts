import { type Action } from './actions/action.js';
import { type Refusal } from './actions/refusal.js';
import { extendTrail } from './actions/trail.js';
import { choose } from './actions/choose.js';
import { applyForVisa, buy, extendStay, lodge, takeClient } from './actions/errands.js';
import { moveTo } from './actions/move.js';
import { departIfDue } from './actions/seat.js';
import { spendDays } from './actions/spend-days.js';
import { getUndoState, setAssist, undoLastAction } from './assist-rules.js';
import { type JournalWriter, type JournalEntry } from './journal.js';
import { endRun } from './life/day.js';
import { NO_CARD, type State, copyState } from './state.js';
import { isAwaitingWeek, openWeek } from './weeks.js';

/**
 * Applies an action to the state in place; returns null when it was legal. A refused action leaves the state
 * unchanged, whatever it is: actions come from saves and from strangers.
 */
export const applyAction = (state: State, action: Action, journal?: JournalWriter): Refusal | null => {
  const before = getUndoState(state);
  const refusal = play(state, action, journal);
  if (refusal) return refusal;
  departIfDue(state, journal);
  if (before && canBeUndone(action)) state.before = before;
  state.trail = extendTrail(state.trail, action);
  return null;
};

/** A week whose key is known cannot be undone. */
const canBeUndone = ({ type }: Action): boolean => type !== 'undo' && type !== 'assist' && type !== 'week';

const play = (state: State, action: Action, journal: JournalWriter): Refusal | null => {
  if (state.ending) return 'over';
  if (typeof action !== 'object' || action === null) return 'not_an_action';
  if (action.type === 'quit') return giveUp(state, journal);
  if (action.type === 'assist') return setAssist(state, action, journal);
  if (action.type === 'undo') return undoLastAction(state, journal);
  if (action.type === 'week') return openWeek(state, action);
  if (isAwaitingWeek(state)) return 'week_closed';
  if (action.type === 'choose')
    return state.card === NO_CARD ? 'no_card' : choose(state, action.choice, journal);
  return state.card === NO_CARD ? dispatch(state, action, journal) : 'card_waits';
};

const giveUp = (state: State, journal: JournalWriter): null => {
  endRun(state, 'quit', journal);
  return null;
};

const dispatch = (
  state: State,
  action: Exclude<Action, { type: 'quit' | 'choose' | 'assist' | 'undo' | 'week' }>,
  journal: JournalWriter,
): Refusal | null => {
  switch (action.type) {
    case 'spend':
      return spendDays(state, action.verb, action.days, journal);
    case 'move':
      return moveTo(state, action, journal);
    case 'lodge':
      return lodge(state, action.lodging);
    case 'buy':
      return buy(state, action.gear, journal);
    case 'take':
      return takeClient(state, journal);
    case 'extend':
      return extendStay(state, journal);
    case 'apply':
      return applyForVisa(state, action.zone, journal);
    default:
      return 'not_an_action';
  }
};

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
