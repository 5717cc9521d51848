import { type Action } from '../actions/action.js';
import { type Effect } from '../content/card.js';
import { weigh } from '../cards/compile.js';
import { compiledCards, getFacts, isOpen, type CompiledChoice } from '../cards/compiled.js';
import { type State } from '../state.js';

/** The value of one unit of each effect, for a bot. */
export type Worth = Partial<Record<Effect[0], number>>;

const amountOf = (effect: Effect): number => {
  const last = effect[effect.length - 1];
  return effect.length > 1 && typeof last === 'number' ? last : 1;
};

const sum = (effects: readonly Effect[], worth: Worth): number =>
  effects.reduce((total, effect) => total + (worth[effect[0]] ?? 0) * amountOf(effect), 0);

interface ChoiceWorth {
  /** One value per outcome. */
  outcomes: readonly number[];
  /** The value of the choice, when its odds never change. */
  always: number | null;
}

const worthOf = ({ outcomes, total }: CompiledChoice, worth: Worth): ChoiceWorth => {
  const each = outcomes.map(({ effects }) => sum(effects, worth));
  const weighed = outcomes.reduce((all, { weighing }, at) => all + weighing.base * each[at]!, 0);
  return { outcomes: each, always: total === null ? null : weighed / total };
};

/** By card and choice; constant during a game. */
const cache = new WeakMap<Worth, readonly (readonly ChoiceWorth[])[]>();

const choicesBy = (worth: Worth): readonly (readonly ChoiceWorth[])[] => {
  const before = cache.get(worth);
  if (before) return before;
  const worths = compiledCards.map(({ choices }) => choices.map((choice) => worthOf(choice, worth)));
  cache.set(worth, worths);
  return worths;
};

/** The value of a choice at its current odds. */
const worthNow = (facts: Int32Array, { outcomes }: CompiledChoice, worths: readonly number[]): number => {
  let total = 0;
  let weights = 0;
  for (let at = 0; at < outcomes.length; at += 1) {
    const share = weigh(facts, outcomes[at]!.weighing);
    weights += share;
    total += share * worths[at]!;
  }
  return total / weights;
};

/** The open choice of the current card with the highest expected value; the first one of a tie. */
export const bestChoice = (state: State, worth: Worth): Action => {
  const card = compiledCards[state.card]!;
  const { choices } = card;
  const facts = getFacts(state, card);
  const worths = choicesBy(worth)[state.card]!;
  let best = 0;
  let most = -Infinity;
  for (let at = 0; at < choices.length; at += 1) {
    const choice = choices[at]!;
    if (!isOpen(choice, facts)) continue;
    const { always, outcomes } = worths[at]!;
    const expected = always ?? worthNow(facts, choice, outcomes);
    if (expected <= most) continue;
    most = expected;
    best = at;
  }
  return { type: 'choose', choice: best };
};
