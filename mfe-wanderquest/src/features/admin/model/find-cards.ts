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

const CARDS_PER_PAGE = 10;

interface Page<Item> {
  items: readonly Item[];
  /** The first is 0. */
  page: number;
  pages: number;
  /** "Cards 11 to 20 of 205". */
  label: string;
}

const formatRange = (from: number, to: number, all: number): string => {
  if (all === 0) return 'No cards match';
  if (all === 1) return '1 card';
  return to - from === all ? `${all} cards` : `Cards ${from + 1} to ${to} of ${all}`;
};

/** A page of cards; out-of-range pages give the nearest one. */
export const getPage = <Item>(all: readonly Item[], requestedPage: number): Page<Item> => {
  const pages = Math.max(1, Math.ceil(all.length / CARDS_PER_PAGE));
  const page = Math.min(Math.max(0, requestedPage), pages - 1);
  const from = page * CARDS_PER_PAGE;
  const items = all.slice(from, from + CARDS_PER_PAGE);
  return { items, page, pages, label: formatRange(from, from + items.length, all.length) };
};
