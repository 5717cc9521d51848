import { type Action } from './actions/action.js';
import { type Refusal } from './actions/refusal.js';
import { trailAfter } from './actions/trail.js';
import { choose } from './actions/choose.js';
import { applyForVisa, buy, extendStay, lodge, takeClient } from './actions/errands.js';
import { moveTo } from './actions/move.js';
import { leaveIfDue } from './actions/seat.js';
import { spendDays } from './actions/spend-days.js';
import { remembered, setAssist, takeBack } from './help.js';
import { type Journal } from './journal.js';
import { end } from './life/day.js';
import { NO_CARD, type State } from './state.js';
import { awaitsWeek, openWeek } from './weeks.js';

/**
 * Applies an action to the state in place; returns null when it was legal. A refused action leaves the state
 * unchanged, whatever it is: actions come from saves and from strangers.
 */
export const step = (state: State, action: Action, journal?: Journal): Refusal | null => {
  const before = remembered(state);
  const refusal = play(state, action, journal);
  if (refusal) return refusal;
  leaveIfDue(state, journal);
  if (before && mayBeUndone(action)) state.before = before;
  state.trail = trailAfter(state.trail, action);
  return null;
};

/** A week whose key is known cannot be undone. */
const mayBeUndone = ({ type }: Action): boolean => type !== 'undo' && type !== 'assist' && type !== 'week';

const play = (state: State, action: Action, journal: Journal): Refusal | null => {
  if (state.ending) return 'over';
  if (typeof action !== 'object' || action === null) return 'not_an_action';
  if (action.type === 'quit') return giveUp(state, journal);
  if (action.type === 'assist') return setAssist(state, action, journal);
  if (action.type === 'undo') return takeBack(state, journal);
  if (action.type === 'week') return openWeek(state, action);
  if (awaitsWeek(state)) return 'week_closed';
  if (action.type === 'choose')
    return state.card === NO_CARD ? 'no_card' : choose(state, action.choice, journal);
  return state.card === NO_CARD ? act(state, action, journal) : 'card_waits';
};

const giveUp = (state: State, journal: Journal): null => {
  end(state, 'quit', journal);
  return null;
};

const act = (
  state: State,
  action: Exclude<Action, { type: 'quit' | 'choose' | 'assist' | 'undo' | 'week' }>,
  journal: Journal,
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
      return takeClient(state);
    case 'extend':
      return extendStay(state, journal);
    case 'apply':
      return applyForVisa(state, action.zone, journal);
    default:
      return 'not_an_action';
  }
};
