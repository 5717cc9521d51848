import { type Action } from '../actions/action.js';
import { type Effect } from '../cards/card.js';
import { compiledCards } from '../cards/compiled.js';
import { type State } from '../state.js';

/** What a bot thinks an effect is worth, a unit of it. */
export type Worth = Partial<Record<Effect[0], number>>;

const amountOf = (effect: Effect): number => {
  const last = effect[effect.length - 1];
  return effect.length > 1 && typeof last === 'number' ? last : 1;
};

const sum = (effects: readonly Effect[], worth: Worth): number =>
  effects.reduce((total, effect) => total + (worth[effect[0]] ?? 0) * amountOf(effect), 0);

/** Expected worth of every choice of the waiting card; −Infinity where it is closed. */
export const choiceWorths = (state: State, worth: Worth): readonly number[] =>
  compiledCards[state.card]!.choices.map(({ open, outcomes }) => {
    if (!open(state)) return -Infinity;
    let total = 0;
    let weights = 0;
    for (const { weight, effects } of outcomes) {
      const share = weight(state);
      weights += share;
      total += share * sum(effects, worth);
    }
    return total / weights;
  });

export const bestChoice = (state: State, worth: Worth): Action => {
  const worths = choiceWorths(state, worth);
  return { type: 'choose', choice: worths.indexOf(Math.max(...worths)) };
};
