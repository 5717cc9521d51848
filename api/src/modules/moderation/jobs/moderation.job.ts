import { Injectable } from '@nestjs/common';
import { formatDuration, retention } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { execute, sql } from '../../../platform/database/sql.js';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.js';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { DecisionsService } from '../decisions.service.js';
import { ReportsService } from '../reports.service.js';

const END_EVERY_MS = 5 * MINUTE_MS;
const SWEEP_EVERY_MS = 6 * HOUR_MS;
const SNAPSHOTS = formatDuration(retention.reportSnapshots);

const sweepStatements = [
  sql`UPDATE moderation_cases SET snapshot = NULL
    WHERE snapshot IS NOT NULL AND closed_at < now() - ${SNAPSHOTS}::interval`,
  sql`UPDATE moderation_reports SET text = '' FROM moderation_cases
    WHERE moderation_cases.id = case_id AND text <> '' AND closed_at < now() - ${SNAPSHOTS}::interval`,
];

/** Ends decisions whose time is over, emails admins about overdue reports, and deletes what old reports showed. */
@Injectable()
export class ModerationJob {
  constructor(
    private readonly database: DataSource,
    private readonly decisions: DecisionsService,
    private readonly reports: ReportsService,
  ) {}

  @Job({ name: 'moderation-end', everyMs: END_EVERY_MS })
  async endDecisions(): Promise<void> {
    let hasMore = true;
    while (hasMore) hasMore = await this.decisions.endNext();
  }

  @Job({ name: 'moderation-overdue', everyMs: HOUR_MS })
  async emailAdmins(): Promise<void> {
    await ignoreDatabaseGone(this.reports.emailAdmins());
  }

  @Job({ name: 'moderation-cleanup', everyMs: SWEEP_EVERY_MS })
  async sweep(): Promise<void> {
    for (const statement of sweepStatements) await ignoreDatabaseGone(execute(this.database, statement));
  }
}
