import { cards, cityAt, type Entry, type State } from '@wanderwork/quest-engine';
import { create } from 'zustand';
import { type Run } from '../../../../shared/saves/run';
import { shelf } from '../../../../shared/saves/shelf';

/** What a traveller keeps over all runs: by id, so that new content moves nothing. */
export interface Book {
  /** Cities that gave a stamp. */
  stamps: readonly string[];
  /** Cards that were met. */
  cards: readonly string[];
  endings: readonly string[];
  runs: number;
}

const KEY = 'passport';
const empty: Book = { stamps: [], cards: [], endings: [], runs: 0 };

const isBook = (value: unknown): value is Book => {
  const { stamps, cards: met, endings, runs } = (value ?? {}) as Record<string, unknown>;
  return [stamps, met, endings].every(Array.isArray) && Number.isInteger(runs);
};

export const useBook = create<Book>(() => empty);

export const openBook = async (): Promise<void> => {
  const kept = await shelf.read(KEY).catch(() => null);
  if (isBook(kept)) useBook.setState(kept);
};

const joined = (kept: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...kept, ...more]),
];

const of = <K extends Entry['kind']>(entries: readonly Entry[], kind: K) =>
  entries.filter((entry): entry is Extract<Entry, { kind: K }> => entry.kind === kind);

/** The book with what an action brought. Home's stamp is there from the start. */
export const withEntries = (book: Book, run: Run, state: State, entries: readonly Entry[]): Book => ({
  stamps: joined(book.stamps, [run.plan.home, ...of(entries, 'arrived').map(({ city }) => cityAt(city).id)]),
  // A card is known once it was answered: its odds were seen then.
  cards: joined(
    book.cards,
    of(entries, 'outcome').map(({ card }) => cards[card]!.id),
  ),
  endings: joined(book.endings, state.ending ? [state.ending] : []),
  runs: book.runs + of(entries, 'end').length,
});

/** Writes down what an action brought; another tab may have written too. */
export const enterInPassport = async (run: Run, state: State, entries: readonly Entry[]): Promise<void> => {
  await shelf
    .change(KEY, (kept) => {
      const next = withEntries(isBook(kept) ? kept : empty, run, state, entries);
      useBook.setState(next);
      return next;
    })
    .catch(() => useBook.setState((book) => withEntries(book, run, state, entries)));
};
