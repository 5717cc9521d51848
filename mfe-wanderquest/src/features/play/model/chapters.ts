import { type Action, type JournalEntry, type State } from '@wanderwork/quest-engine';
import { drawDayScenes, type DayScene } from './day-scenes';

/** The entries of one action, and where it happened. */
export interface Chapter {
  entries: readonly JournalEntry[];
  day: number;
  city: number;
  client: number;
  /** A line for each day without a card. */
  scenes: readonly DayScene[];
}

/** A line rests longer than this many actions of a day each. */
const RECENT_CHAPTERS = 60;

/** Builds the chapter of an action after those before it. A trip is told from its destination. */
export const toChapter = (
  seen: State,
  next: { state: State; entries: readonly JournalEntry[] },
  chapters: readonly Chapter[],
): Chapter => {
  const { day, city, client } = next.state.city === seen.city ? seen : next.state;
  const recent = chapters.slice(-RECENT_CHAPTERS).flatMap(({ scenes }) => scenes);
  return { entries: next.entries, day, city, client, scenes: drawDayScenes(seen, next, recent) };
};

const canBeUndone = ({ type }: Action): boolean => !['undo', 'assist', 'week'].includes(type);

/**
 * Adds the last action's chapter. An undone action keeps an empty chapter, so that chapters and actions stay
 * aligned, but disappears from the route and the journal.
 */
export const addChapter = (
  chapters: readonly Chapter[],
  log: readonly Action[],
  chapter: Chapter,
): readonly Chapter[] => {
  const at = chapters.length;
  if (log[at]?.type !== 'undo') return [...chapters, chapter];
  const gone = log.slice(0, at).map(canBeUndone).lastIndexOf(true);
  return [
    ...chapters.map((one, place) => (place === gone ? { ...one, entries: [], scenes: [] } : one)),
    chapter,
  ];
};
