/** Cards that are read at one go. */
const SHOWN = 10;

interface Page<Item> {
  items: readonly Item[];
  /** The first is 0. */
  page: number;
  pages: number;
  /** "Cards 11 to 20 of 205". */
  words: string;
}

const wordsOf = (from: number, to: number, all: number): string => {
  if (all === 0) return 'No cards match';
  if (all === 1) return '1 card';
  return to - from === all ? `${all} cards` : `Cards ${from + 1} to ${to} of ${all}`;
};

/** A page of cards; of pages that there are not, the nearest. */
export const pageOf = <Item>(all: readonly Item[], asked: number): Page<Item> => {
  const pages = Math.max(1, Math.ceil(all.length / SHOWN));
  const page = Math.min(Math.max(0, asked), pages - 1);
  const from = page * SHOWN;
  const items = all.slice(from, from + SHOWN);
  return { items, page, pages, words: wordsOf(from, from + items.length, all.length) };
};
