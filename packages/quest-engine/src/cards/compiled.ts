import { cards } from '../content/cards.js';
import { type State } from '../state.js';
import { type Card, type Choice, type Deck, type Outcome } from './card.js';
import { always, holds, isSteady, waysOf, weigh, weighingOf } from './compile.js';
import { factsOf } from './facts.js';

type OfState<T> = (state: State) => T;

const weightOf = (weight: Outcome['weight']): OfState<number> => {
  const weighing = weighingOf(weight);
  if (isSteady(weighing)) return () => weighing.base;
  return (state) => weigh(factsOf(state), weighing);
};

const openWhen = (needs: Choice['needs']): OfState<boolean> => {
  if (!needs) return () => true;
  const ways = waysOf(needs);
  return (state) => holds(factsOf(state), ways);
};

const compiledChoice = ({ needs, outcomes }: Choice) => ({
  open: openWhen(needs),
  outcomes: outcomes.map(({ weight, effects }) => ({ weight: weightOf(weight), effects })),
});

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
