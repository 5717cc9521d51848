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
import { gameStorage } from '../saves/game-storage';

/** An achievement, and the run that first brought it. */
interface EarnedAchievement {
  id: string;
  /** ISO. */
  at: string;
  mode: Mode;
  run: string;
}

/** The stamps of a run for as long as it is the one that its mode plays: a step that is taken back takes its stamp along. */
interface OngoingRun {
  run: string;
  stamps: readonly string[];
}

/** What a traveller keeps over all runs: by id, so that new content moves nothing. */
export interface PassportBook {
  /** Cities that gave a stamp, in whichever run. */
  stamps: readonly string[];
  /** Those of runs that have made room for others. */
  settled: readonly string[];
  going: Readonly<Partial<Record<Mode, OngoingRun>>>;
  /** Cards that were met. */
  cards: readonly string[];
  endings: readonly string[];
  runs: number;
  earned: readonly EarnedAchievement[];
}

const KEY = 'passport';
const emptyBook: PassportBook = {
  stamps: [],
  settled: [],
  going: {},
  cards: [],
  endings: [],
  runs: 0,
  earned: [],
};

/** A book from outside; older ones have no achievements, and all their stamps stay. Null where it is no book. */
const parseBook = (value: unknown): PassportBook | null => {
  const { stamps = [] } = (value ?? {}) as Partial<PassportBook>;
  const book = { ...emptyBook, settled: stamps, ...(value as object | null) };
  const lists = [book.stamps, book.settled, book.cards, book.endings, book.earned];
  return value && lists.every(Array.isArray) && Number.isInteger(book.runs) ? book : null;
};

export const usePassportBook = create<PassportBook>(() => emptyBook);

export const loadPassportBook = async (): Promise<void> => {
  const saved = parseBook(await gameStorage.read(KEY).catch(() => null));
  if (saved) usePassportBook.setState(saved);
};

const union = (saved: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...saved, ...more]),
];

const filterEntries = <K extends Entry['kind']>(entries: readonly Entry[], kind: K) =>
  entries.filter((entry): entry is Extract<Entry, { kind: K }> => entry.kind === kind);

/** What a run brings that was not there before; only one that is over brings anything. */
const findNewAchievements = (
  { earned }: PassportBook,
  { id: run, plan, log, played }: Run,
  over: boolean,
): readonly EarnedAchievement[] =>
  over
    ? achievementsOf(startFrom(plan), log)
        .filter((id) => !earned.some((one) => one.id === id))
        .map((id) => ({ id, at: played, mode: plan.mode, run }))
    : [];

/** Home's stamp is there from the start. */
const getRunStamps = ({ plan }: Run, entries: readonly Entry[]): readonly string[] =>
  union(
    [plan.home],
    filterEntries(entries, 'arrived').map(({ city }) => cityAt(city).id),
  );

const addStamps = (
  book: PassportBook,
  run: Run,
  entries: readonly Entry[],
): Pick<PassportBook, 'stamps' | 'settled' | 'going'> => {
  const { mode } = run.plan;
  const before = book.going[mode];
  const settled = before && before.run !== run.id ? union(book.settled, before.stamps) : book.settled;
  const going = { ...book.going, [mode]: { run: run.id, stamps: getRunStamps(run, entries) } };
  const ofGoing = Object.values(going).flatMap(({ stamps }) => stamps);
  return { stamps: union(settled, ofGoing), settled, going };
};

/** The book with all that a run has brought until now. What was taken back is not among it. */
const addEntries = (book: PassportBook, run: Run, state: State, entries: readonly Entry[]): PassportBook => ({
  ...addStamps(book, run, entries),
  // A card is known once it was answered: its odds were seen then.
  cards: union(
    book.cards,
    filterEntries(entries, 'outcome').map(({ card }) => cards[card]!.id),
  ),
  endings: union(book.endings, state.ending ? [state.ending] : []),
  runs: book.runs + filterEntries(entries, 'end').length,
  earned: [...book.earned, ...findNewAchievements(book, run, state.ending !== null)],
});

/** Writes down what a run has brought, after each of its steps; another tab may have written too. */
export const recordInPassport = async (run: Run, state: State, entries: readonly Entry[]): Promise<void> => {
  await gameStorage
    .change(KEY, (saved) => {
      const next = addEntries(parseBook(saved) ?? emptyBook, run, state, entries);
      usePassportBook.setState(next);
      return next;
    })
    .catch(() => usePassportBook.setState((book) => addEntries(book, run, state, entries)));
};
