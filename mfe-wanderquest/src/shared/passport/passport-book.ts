import {
  findAchievements,
  cards,
  getCity,
  createStart,
  type JournalEntry,
  type Mode,
  type State,
} from '@wanderwork/quest-engine';
import { create } from 'zustand';
import { type Run } from '../saves/run';
import { gameStorage } from '../saves/game-storage';

/** An achievement and the run that first earned it. */
interface EarnedAchievement {
  id: string;
  /** ISO. */
  at: string;
  mode: Mode;
  run: string;
}

/** The stamps of a mode's current run. An undone step removes its stamp again. */
interface OngoingRun {
  run: string;
  stamps: readonly string[];
}

/** What a player keeps across all runs, by id so that new content changes nothing. */
export interface PassportBook {
  /** Cities with a stamp from any run. */
  stamps: readonly string[];
  /** Stamps of runs that were replaced; these are permanent. */
  settled: readonly string[];
  going: Readonly<Partial<Record<Mode, OngoingRun>>>;
  /** Cards the player has met. */
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

/** Parses a saved book. Older ones have no achievements, and their stamps are permanent. Null when it is not one. */
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

const filterEntries = <K extends JournalEntry['kind']>(entries: readonly JournalEntry[], kind: K) =>
  entries.filter((entry): entry is Extract<JournalEntry, { kind: K }> => entry.kind === kind);

/** The new achievements of a run. Only finished runs earn any. */
const findNewAchievements = (
  { earned }: PassportBook,
  { id: run, plan, log, played }: Run,
  over: boolean,
): readonly EarnedAchievement[] =>
  over
    ? findAchievements(createStart(plan), log)
        .filter((id) => !earned.some((one) => one.id === id))
        .map((id) => ({ id, at: played, mode: plan.mode, run }))
    : [];

/** The home stamp is there from the start. */
const getRunStamps = ({ plan }: Run, entries: readonly JournalEntry[]): readonly string[] =>
  union(
    [plan.home],
    filterEntries(entries, 'arrived').map(({ city }) => getCity(city).id),
  );

const addStamps = (
  book: PassportBook,
  run: Run,
  entries: readonly JournalEntry[],
): Pick<PassportBook, 'stamps' | 'settled' | 'going'> => {
  const { mode } = run.plan;
  const before = book.going[mode];
  const settled = before && before.run !== run.id ? union(book.settled, before.stamps) : book.settled;
  const going = { ...book.going, [mode]: { run: run.id, stamps: getRunStamps(run, entries) } };
  const ofGoing = Object.values(going).flatMap(({ stamps }) => stamps);
  return { stamps: union(settled, ofGoing), settled, going };
};

/** Adds what a run has earned so far, without undone steps. */
const addEntries = (
  book: PassportBook,
  run: Run,
  state: State,
  entries: readonly JournalEntry[],
): PassportBook => ({
  ...addStamps(book, run, entries),
  // Answering a card reveals its odds.
  cards: union(
    book.cards,
    filterEntries(entries, 'outcome').map(({ card }) => cards[card]!.id),
  ),
  endings: union(book.endings, state.ending ? [state.ending] : []),
  runs: book.runs + filterEntries(entries, 'end').length,
  earned: [...book.earned, ...findNewAchievements(book, run, state.ending !== null)],
});

/** Saves what a run has earned after each step, merging with other tabs. */
export const recordInPassport = async (
  run: Run,
  state: State,
  entries: readonly JournalEntry[],
): Promise<void> => {
  await gameStorage
    .change(KEY, (saved) => {
      const next = addEntries(parseBook(saved) ?? emptyBook, run, state, entries);
      usePassportBook.setState(next);
      return next;
    })
    .catch(() => usePassportBook.setState((book) => addEntries(book, run, state, entries)));
};
