import { cards, cardTexts } from '@wanderwork/quest-engine';

type Card = (typeof cards)[number];

/** The decks, in card order. */
export const decks: readonly Card['deck'][] = [...new Set(cards.map(({ deck }) => deck))];

const getSearchText = ({ id }: Card): string => {
  const { title, text, choices } = cardTexts[id]!;
  const texts = Object.values(choices).flatMap(({ label, outcomes }) => [label, ...outcomes]);
  return [id, title, text, ...texts].join(' ').toLowerCase();
};

/** Cards of a deck ('' for all) whose text contains the search text. */
export const findCards = (deck: string, words: string): readonly Card[] => {
  const searchText = words.trim().toLowerCase();
  return cards.filter(
    (card) => (deck === '' || card.deck === deck) && getSearchText(card).includes(searchText),
  );
};
