import { cards } from '../content/cards.js';
import { type State } from '../state.js';
import { type Card, type Choice, type Deck } from '../content/card.js';
import { always, holds, isSteady, compileCondition, weigh, compileWeight } from './compile.js';
import { readFacts } from './facts.js';

const compiledChoice = ({ needs, outcomes }: Choice) => {
  const weighed = outcomes.map(({ weight, effects }) => ({ weighing: compileWeight(weight), effects }));
  const steady = weighed.every(({ weighing }) => isSteady(weighing));
  return {
    needs: needs ? compileCondition(needs) : null,
    outcomes: weighed,
    /** The total weight, if no weight depends on the state. */
    total: steady ? weighed.reduce((sum, { weighing }) => sum + weighing.base, 0) : null,
    /** Whether the state matters. */
    asks: needs !== undefined || !steady,
  };
};

export type CompiledChoice = ReturnType<typeof compiledChoice>;

const compiledCard = (card: Card, index: number) => {
  const choices = card.choices.map(compiledChoice);
  return {
    index,
    deck: card.deck,
    weighing: compileWeight(card.weight),
    ways: card.when ? compileCondition(card.when) : always,
    again: card.again,
    choices,
    /** Whether the state matters for any choice. */
    asks: choices.some(({ asks }) => asks),
  };
};

export type CompiledCard = ReturnType<typeof compiledCard>;

export const compiledCards: readonly CompiledCard[] = cards.map(compiledCard);

/** The cards of a deck. */
export const getDeckCards = (deck: Deck): readonly CompiledCard[] =>
  compiledCards.filter((card) => card.deck === deck);

const noFacts = new Int32Array(0);

/** The facts that matter for the choices of a card, or for one of them. */
export const getFacts = (state: State, { asks }: Pick<CompiledCard, 'asks'>): Int32Array =>
  asks ? readFacts(state) : noFacts;

export const isOpen = ({ needs }: CompiledChoice, facts: Int32Array): boolean =>
  needs === null || holds(facts, needs);

/** The current total weight of the outcomes of a choice. */
export const getTotalWeight = ({ outcomes, total }: CompiledChoice, facts: Int32Array): number =>
  total ?? outcomes.reduce((sum, { weighing }) => sum + weigh(facts, weighing), 0);
