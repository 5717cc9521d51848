import { Injectable } from '@nestjs/common';
import {
  OVERVIEW_DAYS,
  reportReasons,
  type CaseSource,
  type ConnectOverview,
  type QueueTarget,
  type ReportReason,
} from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRow, readRows, sql } from '../../platform/database/sql.js';
import { DEFAULT_DUE_HOURS } from './cases.repository.js';

interface OpenCasesRow {
  source: CaseSource;
  reason: ReportReason | null;
  open: number;
  overdue: number;
}

const openCasesSql = sql`
  SELECT source, reason, count(*)::integer AS open, (count(*) FILTER (WHERE due_at <= now()))::integer AS overdue
  FROM moderation_cases WHERE closed_at IS NULL GROUP BY source, reason`;

const countsSql = sql`
  SELECT (SELECT count(*)::integer FROM moderation_reports
      WHERE created_at > now() - make_interval(days => ${OVERVIEW_DAYS})) AS reports,
    (SELECT count(*)::integer FROM moderation_cases WHERE source = 'appeal'
      AND closed_at > now() - make_interval(days => ${OVERVIEW_DAYS})) AS decided`;

const toTargets = (rows: readonly OpenCasesRow[]): QueueTarget[] => {
  const targets = new Map<number, QueueTarget>();
  for (const { reason, open, overdue } of rows) {
    const hours = reason === null ? DEFAULT_DUE_HOURS : reportReasons[reason];
    const { open: others = 0, overdue: overdueOthers = 0 } = targets.get(hours) ?? {};
    targets.set(hours, { hours, open: others + open, overdue: overdueOthers + overdue });
  }
  return [...targets.values()].sort(
    (a, b) => Number(b.overdue > 0) - Number(a.overdue > 0) || a.hours - b.hours,
  );
};

/** What admins see of moderation. */
@Injectable()
export class ModerationOverviewService {
  constructor(private readonly database: DataSource) {}

  async get(): Promise<Pick<ConnectOverview, 'queue' | 'reports' | 'appeals'>> {
    const [openCases, counts] = await Promise.all([
      readRows<OpenCasesRow>(this.database, openCasesSql),
      readRow<{ reports: number; decided: number }>(this.database, countsSql),
    ]);
    const { reports, decided } = counts!;
    const appeals = openCases.filter(({ source }) => source === 'appeal');
    const waiting = appeals.reduce((sum, { open }) => sum + open, 0);
    return { queue: toTargets(openCases), reports, appeals: { waiting, decided } };
  }
}
