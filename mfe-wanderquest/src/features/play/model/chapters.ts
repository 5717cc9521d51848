import { type Action, type Entry } from '@wanderwork/quest-engine';

/** What one action brought, and where one was when it did. */
export interface Chapter {
  entries: readonly Entry[];
  day: number;
  city: number;
  client: number;
}

const mayBeTakenBack = ({ type }: Action): boolean => !['undo', 'assist', 'week'].includes(type);

/**
 * The chapters of a log with that of its last action. What an action took back is told no more: it is on no route and in no
 * journal. Its empty chapter stays, so that chapters and actions go side by side.
 */
export const withChapter = (
  chapters: readonly Chapter[],
  log: readonly Action[],
  chapter: Chapter,
): readonly Chapter[] => {
  const at = chapters.length;
  if (log[at]?.type !== 'undo') return [...chapters, chapter];
  const gone = log.slice(0, at).map(mayBeTakenBack).lastIndexOf(true);
  return [...chapters.map((one, place) => (place === gone ? { ...one, entries: [] } : one)), chapter];
};
