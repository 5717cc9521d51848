import type {
  QuestDifficulty,
  QuestHeader,
  QuestMode,
  QuestPlan,
  QuestResult,
  QuestRun,
  QuestRunSummary,
  QuestWeekKey,
} from '@wanderwork/contracts';
import { currentHeader, sameHeader } from './header.js';

/** What a list shows of a run: nothing that it was played by. */
export interface SummaryRow {
  id: string;
  mode: QuestMode;
  difficulty: QuestDifficulty;
  /** The day of a ranked dash, the week of a weekly route. */
  period: string | null;
  ranked: boolean;
  actions: number;
  day: number;
  cityCount: number;
  city: string | null;
  cash: number | null;
  beganAt: Date;
  changedAt: Date;
  finishedAt: Date | null;
  result: QuestResult | null;
}

/** A run as it is stored. */
export interface RunRow extends SummaryRow {
  userId: string;
  header: QuestHeader;
  plan: QuestPlan;
  keys: QuestWeekKey[];
  /** How long the log was when each of its weeks was committed. */
  weekEnds: number[];
  log: string;
}

export const toSummary = (run: SummaryRow): QuestRunSummary => ({
  id: run.id,
  mode: run.mode,
  difficulty: run.difficulty,
  period: run.period,
  ranked: run.ranked,
  actions: run.actions,
  day: run.day,
  cityCount: run.cityCount,
  city: run.city,
  cash: run.cash,
  beganAt: run.beganAt.toISOString(),
  changedAt: run.changedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
  result: run.result,
});

export const toRun = (run: RunRow): QuestRun => ({
  ...toSummary(run),
  header: run.header,
  plan: run.plan,
  log: run.log,
  keys: run.keys,
  ...outdatedOf(run),
});

/** Where the game has other rules now than those of a run that came to no result. */
export const outdatedOf = ({ header, result }: Pick<RunRow, 'header' | 'result'>): { outdated?: true } =>
  result === null && !sameHeader(header, currentHeader()) ? { outdated: true } : {};

/** What of the log no other may take the place of: the weeks that were committed. */
export const committedLog = ({ log, weekEnds }: Pick<RunRow, 'log' | 'weekEnds'>): string =>
  log.slice(0, weekEnds.at(-1) ?? 0);
