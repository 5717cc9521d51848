import { cards } from '../content/cards.js';
import { type Card, type Choice, type Deck } from './card.js';
import { testOf, weightOf, type Test } from './compile.js';

const always: Test = () => true;

const compiledChoice = ({ needs, outcomes }: Choice) => ({
  open: needs ? testOf(needs) : always,
  outcomes: outcomes.map(({ weight, effects }) => ({ weight: weightOf(weight), effects })),
});

export type CompiledChoice = ReturnType<typeof compiledChoice>;

const compiledCard = (card: Card, index: number) => ({
  index,
  weight: weightOf(card.weight),
  fits: card.when ? testOf(card.when) : always,
  again: card.again,
  choices: card.choices.map(compiledChoice),
});

export type CompiledCard = ReturnType<typeof compiledCard>;

export const compiledCards: readonly CompiledCard[] = cards.map(compiledCard);

const cardsIn = (deck: Deck): readonly CompiledCard[] =>
  compiledCards.filter(({ index }) => cards[index]!.deck === deck);

/** The cards of each deck. */
export const cardsOf: Readonly<Record<Deck, readonly CompiledCard[]>> = {
  work: cardsIn('work'),
  rest: cardsIn('rest'),
  explore: cardsIn('explore'),
  social: cardsIn('social'),
  travel: cardsIn('travel'),
};
