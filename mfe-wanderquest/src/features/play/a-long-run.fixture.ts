import {
  begin,
  NO_CARD,
  NO_CLIENT,
  reduce,
  waitingChoices,
  type Action,
  type State,
  type Verb,
} from '@wanderwork/quest-engine';
import { aPlan } from '../../shared/saves/a-run.fixture';
import { type Run } from '../../shared/saves/run';
import { after } from './account-run.fixture';
import { runFrom } from './model/origin';
import { startOf } from './model/saves/rules';

const week: readonly Verb[] = ['work', 'work', 'socialise', 'work', 'work', 'rest', 'socialise'];

const nextAction = (state: State): Action => {
  if (state.card !== NO_CARD)
    return { type: 'choose', choice: waitingChoices(state).find(({ open }) => open)!.index };
  if (state.client !== NO_CLIENT) return { type: 'spend', verb: week[state.day % week.length]!, days: 1 };
  return state.lead === NO_CLIENT ? { type: 'spend', verb: 'admin', days: 1 } : { type: 'take' };
};

/** A Grand Tour of somebody who stays in Lisbon and lives well there, on the morning of a day, or where it ended. */
export const longRun = (until: number): Run => {
  const plan = aPlan({ mode: 'grand_tour' });
  const log: Action[] = [];
  let state = begin(startOf(plan));
  while (!state.ending && (state.day < until || state.card !== NO_CARD)) {
    log.push(nextAction(state));
    state = reduce(state, log.at(-1)!).state;
  }
  return after(runFrom(plan, null), log);
};
