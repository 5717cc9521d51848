import {
  achievementsOf,
  cards,
  cityAt,
  startFrom,
  type Entry,
  type Mode,
  type State,
} from '@wanderwork/quest-engine';
import { create } from 'zustand';
import { type Run } from '../saves/run';
import { shelf } from '../saves/shelf';

/** An achievement, and the run that first brought it. */
interface Earned {
  id: string;
  /** ISO. */
  at: string;
  mode: Mode;
  run: string;
}

/** The stamps of a run for as long as it is the one that its mode plays: a step that is taken back takes its stamp along. */
interface Going {
  run: string;
  stamps: readonly string[];
}

/** What a traveller keeps over all runs: by id, so that new content moves nothing. */
export interface Book {
  /** Cities that gave a stamp, in whichever run. */
  stamps: readonly string[];
  /** Those of runs that have made room for others. */
  settled: readonly string[];
  going: Readonly<Partial<Record<Mode, Going>>>;
  /** Cards that were met. */
  cards: readonly string[];
  endings: readonly string[];
  runs: number;
  earned: readonly Earned[];
}

const KEY = 'passport';
const empty: Book = { stamps: [], settled: [], going: {}, cards: [], endings: [], runs: 0, earned: [] };

/** A book from outside; older ones have no achievements, and all their stamps stay. Null where it is no book. */
const bookOf = (value: unknown): Book | null => {
  const { stamps = [] } = (value ?? {}) as Partial<Book>;
  const book = { ...empty, settled: stamps, ...(value as object | null) };
  const lists = [book.stamps, book.settled, book.cards, book.endings, book.earned];
  return value && lists.every(Array.isArray) && Number.isInteger(book.runs) ? book : null;
};

export const useBook = create<Book>(() => empty);

export const openBook = async (): Promise<void> => {
  const kept = bookOf(await shelf.read(KEY).catch(() => null));
  if (kept) useBook.setState(kept);
};

const joined = (kept: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...kept, ...more]),
];

const of = <K extends Entry['kind']>(entries: readonly Entry[], kind: K) =>
  entries.filter((entry): entry is Extract<Entry, { kind: K }> => entry.kind === kind);

/** What a run brings that was not there before; only one that is over brings anything. */
const newlyEarned = (
  { earned }: Book,
  { id: run, plan, log, played }: Run,
  over: boolean,
): readonly Earned[] =>
  over
    ? achievementsOf(startFrom(plan), log)
        .filter((id) => !earned.some((one) => one.id === id))
        .map((id) => ({ id, at: played, mode: plan.mode, run }))
    : [];

/** Home's stamp is there from the start. */
const stampsOf = ({ plan }: Run, entries: readonly Entry[]): readonly string[] =>
  joined(
    [plan.home],
    of(entries, 'arrived').map(({ city }) => cityAt(city).id),
  );

const withStamps = (
  book: Book,
  run: Run,
  entries: readonly Entry[],
): Pick<Book, 'stamps' | 'settled' | 'going'> => {
  const { mode } = run.plan;
  const before = book.going[mode];
  const settled = before && before.run !== run.id ? joined(book.settled, before.stamps) : book.settled;
  const going = { ...book.going, [mode]: { run: run.id, stamps: stampsOf(run, entries) } };
  const ofGoing = Object.values(going).flatMap(({ stamps }) => stamps);
  return { stamps: joined(settled, ofGoing), settled, going };
};

/** The book with all that a run has brought until now. What was taken back is not among it. */
const withEntries = (book: Book, run: Run, state: State, entries: readonly Entry[]): Book => ({
  ...withStamps(book, run, entries),
  // A card is known once it was answered: its odds were seen then.
  cards: joined(
    book.cards,
    of(entries, 'outcome').map(({ card }) => cards[card]!.id),
  ),
  endings: joined(book.endings, state.ending ? [state.ending] : []),
  runs: book.runs + of(entries, 'end').length,
  earned: [...book.earned, ...newlyEarned(book, run, state.ending !== null)],
});

/** Writes down what a run has brought, after each of its steps; another tab may have written too. */
export const enterInPassport = async (run: Run, state: State, entries: readonly Entry[]): Promise<void> => {
  await shelf
    .change(KEY, (kept) => {
      const next = withEntries(bookOf(kept) ?? empty, run, state, entries);
      useBook.setState(next);
      return next;
    })
    .catch(() => useBook.setState((book) => withEntries(book, run, state, entries)));
};
