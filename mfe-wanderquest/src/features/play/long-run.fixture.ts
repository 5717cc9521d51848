import {
  createState,
  NO_CARD,
  NO_CLIENT,
  reduce,
  waitingChoices,
  type Action,
  type State,
  type Verb,
} from '@wanderwork/quest-engine';
import { createPlan } from '../../shared/saves/run.fixture';
import { type Run } from '../../shared/saves/run';
import { playActions } from './account-run.fixture';
import { createRun } from './model/create-run';
import { getRunStart } from './model/saves/rules';

const week: readonly Verb[] = ['work', 'work', 'socialise', 'work', 'work', 'rest', 'socialise'];

const nextAction = (state: State): Action => {
  if (state.card !== NO_CARD)
    return { type: 'choose', choice: waitingChoices(state).find(({ open }) => open)!.index };
  if (state.client !== NO_CLIENT) return { type: 'spend', verb: week[state.day % week.length]!, days: 1 };
  return state.lead === NO_CLIENT ? { type: 'spend', verb: 'admin', days: 1 } : { type: 'take' };
};

/** A Grand Tour spent in Lisbon, up to the morning of a day or to its end. */
export const createLongRun = (until: number): Run => {
  const plan = createPlan({ mode: 'grand_tour' });
  const log: Action[] = [];
  let state = createState(getRunStart(plan));
  while (!state.ending && (state.day < until || state.card !== NO_CARD)) {
    log.push(nextAction(state));
    state = reduce(state, log.at(-1)!).state;
  }
  return playActions(createRun(plan, null), log);
};
