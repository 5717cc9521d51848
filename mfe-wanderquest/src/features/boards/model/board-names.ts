import { questDifficulties, type QuestDifficulty } from '@wanderwork/contracts';
import { dayBefore, dayOf, editionWords, weekOf } from '../../../shared/editions';
import { difficultyName } from '../../../shared/words/difficulty';

/** Whose scores a board compares. */
export type BoardKind = 'today' | 'yesterday' | 'week' | 'all';

export interface BoardChoice {
  kind: BoardKind;
  label: string;
  board: string;
}

const allTime = (difficulty: QuestDifficulty): string => `grand:${difficulty}`;

/** The boards that there are now; for all time there is one a difficulty. */
export const boardsOf = (now: Date, difficulty: QuestDifficulty): BoardChoice[] => [
  { kind: 'today', label: 'Today', board: `daily:${dayOf(now)}` },
  { kind: 'yesterday', label: 'Yesterday', board: `daily:${dayBefore(now)}` },
  { kind: 'week', label: 'This week', board: `weekly:${weekOf(now)}` },
  { kind: 'all', label: 'All time', board: allTime(difficulty) },
];

/** The difficulty that a board for all time is of; the usual one for any other. */
export const difficultyOf = (board: string): QuestDifficulty =>
  questDifficulties.find((difficulty) => board === allTime(difficulty)) ?? 'standard';

/** "Daily Dash, 22 November 2026". */
export const boardTitle = (board: string): string => {
  const [kind, of = ''] = board.split(':');
  if (kind === 'daily') return `Daily Dash, ${editionWords(of)}`;
  if (kind === 'weekly') return `Weekly Route, ${editionWords(of)}`;
  return `Grand Tour, ${difficultyName(difficultyOf(board))}`;
};

/** Whether a run that begins now counts for a board: those of days and weeks that are over only take what was begun then. */
export const takesNewRuns = (board: string, now: Date): boolean =>
  boardsOf(now, difficultyOf(board)).some((one) => one.board === board && one.kind !== 'yesterday');

/** The page of the mode that a board belongs to. */
export const modeSlugOf = (board: string): string => {
  const [kind] = board.split(':');
  if (kind === 'daily') return 'daily-dash';
  return kind === 'weekly' ? 'weekly-route' : 'grand-tour';
};

const named = /^(daily:\d{4}-\d{2}-\d{2}|weekly:\d{4}-W(?:0[1-9]|[1-4]\d|5[0-3])|grand:[a-z_]+)$/;

/** A board from an address, or null where it names none. */
export const boardNamed = (value: string | null): string | null => {
  if (value === null || !named.test(value)) return null;
  const [kind, of] = value.split(':');
  if (kind === 'grand') return allTime(difficultyOf(value)) === value ? value : null;
  return kind === 'daily' && Number.isNaN(Date.parse(`${of}T00:00:00Z`)) ? null : value;
};
