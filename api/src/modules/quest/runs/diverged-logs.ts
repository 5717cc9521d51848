import { Injectable } from '@nestjs/common';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { formatDuration, retention, type QuestDivergedRun } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { createId } from '../../../platform/database/ids.js';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { execute, readRows, sql } from '../../../platform/database/sql.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { StorageQuota } from './storage-quota.js';
import type { RunRow } from './run-row.js';

const RETENTION = formatDuration(retention.setAsideLogs);
const SWEEP_MS = HOUR_MS;
/** The oldest log goes first. */
const MAX_LOGS_PER_RUN = 5;

/** Inserts nothing if the run was deleted in the meantime. */
const upsertLogSql = (runId: string, log: string) => sql`
  INSERT INTO quest_set_aside (id, run_id, log, set_aside_at)
  SELECT ${createId()}::uuid, id, ${log}::text, now() FROM quest_runs WHERE id = ${runId} FOR KEY SHARE
  ON CONFLICT (run_id, md5(log)) DO UPDATE SET set_aside_at = excluded.set_aside_at`;

const pruneLogsSql = (runId: string) => sql`
  DELETE FROM quest_set_aside WHERE run_id = ${runId} AND id IN (
    SELECT id FROM quest_set_aside WHERE run_id = ${runId}
    ORDER BY set_aside_at DESC, id DESC OFFSET ${MAX_LOGS_PER_RUN})`;

interface Row {
  log: string;
  at: Date;
}

/** Logs that were replaced by another log of the same run, kept for a while so that no progress is lost. */
@Injectable()
export class DivergedLogs {
  constructor(
    private readonly database: DataSource,
    private readonly quota: StorageQuota,
  ) {}

  /** Saves a log, unless its owner's storage is full. */
  async save({ id, userId }: Pick<RunRow, 'id' | 'userId'>, log: string): Promise<void> {
    if (log === '') return;
    await this.quota.writeIfRoom(userId, log.length, async (manager) => {
      await execute(manager, upsertLogSql(id, log));
      await execute(manager, pruneLogsSql(id));
    });
  }

  async listLogs(runId: string): Promise<QuestDivergedRun[]> {
    const rows = await readRows<Row>(
      this.database,
      sql`SELECT log, set_aside_at AS at FROM quest_set_aside WHERE run_id = ${runId}
        ORDER BY set_aside_at DESC, id DESC`,
    );
    return rows.map(({ log, at }) => ({ log, setAsideAt: at.toISOString() }));
  }

  @Job({ name: 'diverged-logs-cleanup', everyMs: SWEEP_MS })
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      execute(
        this.database,
        sql`DELETE FROM quest_set_aside WHERE set_aside_at < now() - ${RETENTION}::interval`,
      ),
    );
  }
}
