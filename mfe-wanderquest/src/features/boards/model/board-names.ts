import { questDifficulties, toUtcDay, type QuestDifficulty } from '@wanderwork/contracts';
import { getDayBefore, formatEdition, toIsoWeek } from '../../../shared/editions';
import { getDifficultyName } from '../../../shared/labels';

/** Which leaderboard: by day, week or all time. */
export type BoardKind = 'today' | 'yesterday' | 'week' | 'all';

export interface BoardChoice {
  kind: BoardKind;
  label: string;
  board: string;
}

const getAllTimeBoard = (difficulty: QuestDifficulty): string => `grand:${difficulty}`;

/** The current leaderboards; all-time ones are per difficulty. */
export const listBoards = (now: Date, difficulty: QuestDifficulty): BoardChoice[] => [
  { kind: 'today', label: 'Today', board: `daily:${toUtcDay(now)}` },
  { kind: 'yesterday', label: 'Yesterday', board: `daily:${getDayBefore(now)}` },
  { kind: 'week', label: 'This week', board: `weekly:${toIsoWeek(now)}` },
  { kind: 'all', label: 'All time', board: getAllTimeBoard(difficulty) },
];

/** The difficulty of an all-time leaderboard; the default for others. */
export const getBoardDifficulty = (board: string): QuestDifficulty =>
  questDifficulties.find((difficulty) => board === getAllTimeBoard(difficulty)) ?? 'standard';

/** "Daily Dash, 22 Nov 2026". */
export const formatBoardTitle = (board: string): string => {
  const [kind, of = ''] = board.split(':');
  if (kind === 'daily') return `Daily Dash, ${formatEdition(of)}`;
  if (kind === 'weekly') return `Weekly Route, ${formatEdition(of)}`;
  return `Grand Tour, ${getDifficultyName(getBoardDifficulty(board))}`;
};

/** Whether a run started now would count. Past days and weeks take only runs started then. */
export const acceptsNewRuns = (board: string, now: Date): boolean =>
  listBoards(now, getBoardDifficulty(board)).some((one) => one.board === board && one.kind !== 'yesterday');

/** The slug of the leaderboard's mode. */
export const getBoardModeSlug = (board: string): string => {
  const [kind] = board.split(':');
  if (kind === 'daily') return 'daily-dash';
  return kind === 'weekly' ? 'weekly-route' : 'grand-tour';
};

const BOARD_PATTERN = /^(daily:\d{4}-\d{2}-\d{2}|weekly:\d{4}-W(?:0[1-9]|[1-4]\d|5[0-3])|grand:[a-z_]+)$/;

/** Parses a leaderboard from the URL; null when invalid. */
export const parseBoard = (value: string | null): string | null => {
  if (value === null || !BOARD_PATTERN.test(value)) return null;
  const [kind, of] = value.split(':');
  if (kind === 'grand') return getAllTimeBoard(getBoardDifficulty(value)) === value ? value : null;
  return kind === 'daily' && Number.isNaN(Date.parse(`${of}T00:00:00Z`)) ? null : value;
};
