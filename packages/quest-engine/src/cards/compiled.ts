import { cards } from '../content/cards.js';
import { type State } from '../state.js';
import { type Card, type Choice, type Deck } from './card.js';
import { always, holds, isSteady, waysOf, weigh, weighingOf } from './compile.js';
import { factsOf } from './facts.js';

const compiledChoice = ({ needs, outcomes }: Choice) => {
  const weighed = outcomes.map(({ weight, effects }) => ({ weighing: weighingOf(weight), effects }));
  return {
    needs: needs ? waysOf(needs) : null,
    outcomes: weighed,
    /** Of all weights, where none depends on how one is. */
    total: weighed.every(({ weighing }) => isSteady(weighing))
      ? weighed.reduce((sum, { weighing }) => sum + weighing.base, 0)
      : null,
  };
};

export type CompiledChoice = ReturnType<typeof compiledChoice>;

const compiledCard = (card: Card, index: number) => ({
  index,
  deck: card.deck,
  weighing: weighingOf(card.weight),
  ways: card.when ? waysOf(card.when) : always,
  again: card.again,
  choices: card.choices.map(compiledChoice),
});

export type CompiledCard = ReturnType<typeof compiledCard>;

export const compiledCards: readonly CompiledCard[] = cards.map(compiledCard);

/** The cards of a deck. */
export const cardsIn = (deck: Deck): readonly CompiledCard[] =>
  compiledCards.filter((card) => card.deck === deck);

export const isOpen = (state: State, { needs }: CompiledChoice): boolean =>
  needs === null || holds(factsOf(state), needs);

/** What the outcomes of a choice weigh together now. */
export const totalWeight = (state: State, { outcomes, total }: CompiledChoice): number => {
  if (total !== null) return total;
  const facts = factsOf(state);
  return outcomes.reduce((sum, { weighing }) => sum + weigh(facts, weighing), 0);
};
