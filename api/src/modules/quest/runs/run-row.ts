import type {
  QuestHeader,
  QuestDifficulty,
  QuestMode,
  QuestPlan,
  QuestResult,
  QuestRun,
  QuestRunSummary,
  QuestWeekKey,
} from '@wanderwork/contracts';
import { FIRST_RULES, FORMAT, getVersions } from '@wanderwork/quest-engine';

/** The versions of save format, engine, content and data with which new runs are played. */
export const getCurrentHeader = (): QuestHeader => ({ schema: FORMAT, ...getVersions() });

/** The versions with which runs of this plan are played now: a run keeps the rules it began with. */
export const getPlanHeader = ({ rulesVersion = FIRST_RULES }: QuestPlan): QuestHeader => ({
  schema: FORMAT,
  ...getVersions(rulesVersion),
});

export const isSameHeader = (one: QuestHeader, other: QuestHeader): boolean =>
  one.schema === other.schema &&
  one.engine === other.engine &&
  one.content === other.content &&
  one.data === other.data;

/** The columns of a run that lists show: no log, no plan. */
export interface SummaryRow {
  id: string;
  mode: QuestMode;
  difficulty: QuestDifficulty;
  /** The day of a ranked dash, or the week of a weekly route. */
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

/** A stored run. */
export interface RunRow extends SummaryRow {
  userId: string;
  header: QuestHeader;
  plan: QuestPlan;
  keys: QuestWeekKey[];
  /** The log's length when each week was committed. */
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
  ...toOutdatedMark(run),
});

/** Marks an unfinished run whose rules are outdated. */
export const toOutdatedMark = ({
  header,
  plan,
  result,
}: Pick<RunRow, 'header' | 'plan' | 'result'>): { outdated?: true } =>
  result === null && !isSameHeader(header, getPlanHeader(plan)) ? { outdated: true } : {};

/** The committed weeks of the log, which cannot be replaced. */
export const getCommittedLog = ({ log, weekEnds }: Pick<RunRow, 'log' | 'weekEnds'>): string =>
  log.slice(0, weekEnds.at(-1) ?? 0);
