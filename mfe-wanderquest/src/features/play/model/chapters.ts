import { type Action, type Entry, type State } from '@wanderwork/quest-engine';

/** What one action brought, and where one was when it did. */
export interface Chapter {
  entries: readonly Entry[];
  day: number;
  city: number;
  client: number;
}

/** The chapter of what was done in `seen` and led to `next`; a journey is told from where it ended. */
export const toChapter = (seen: State, next: { state: State; entries: readonly Entry[] }): Chapter => {
  const { day, city, client } = next.state.city === seen.city ? seen : next.state;
  return { entries: next.entries, day, city, client };
};

const canBeUndone = ({ type }: Action): boolean => !['undo', 'assist', 'week'].includes(type);

/**
 * The chapters of a log with that of its last action. What an action took back is told no more: it is on no route and in no
 * journal. Its empty chapter stays, so that chapters and actions go side by side.
 */
export const addChapter = (
  chapters: readonly Chapter[],
  log: readonly Action[],
  chapter: Chapter,
): readonly Chapter[] => {
  const at = chapters.length;
  if (log[at]?.type !== 'undo') return [...chapters, chapter];
  const gone = log.slice(0, at).map(canBeUndone).lastIndexOf(true);
  return [...chapters.map((one, place) => (place === gone ? { ...one, entries: [] } : one)), chapter];
};
