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

type OfOutcomes = readonly (readonly (readonly number[])[])[];

/** What each outcome is worth, by card and choice: the same all game long. */
const known = new WeakMap<Worth, OfOutcomes>();

const outcomesBy = (worth: Worth): OfOutcomes => {
  const before = known.get(worth);
  if (before) return before;
  const worths = compiledCards.map(({ choices }) =>
    choices.map(({ outcomes }) => outcomes.map(({ effects }) => sum(effects, worth))),
  );
  known.set(worth, worths);
  return worths;
};

/** The open choice of the waiting card whose expected worth is highest; the first of equals. */
export const bestChoice = (state: State, worth: Worth): Action => {
  const { choices } = compiledCards[state.card]!;
  const worths = outcomesBy(worth)[state.card]!;
  let best = 0;
  let most = -Infinity;
  for (let at = 0; at < choices.length; at += 1) {
    const { open, outcomes } = choices[at]!;
    if (!open(state)) continue;
    let total = 0;
    let weights = 0;
    for (let outcome = 0; outcome < outcomes.length; outcome += 1) {
      const share = outcomes[outcome]!.weight(state);
      weights += share;
      total += share * worths[at]![outcome]!;
    }
    if (total / weights <= most) continue;
    most = total / weights;
    best = at;
  }
  return { type: 'choose', choice: best };
};
