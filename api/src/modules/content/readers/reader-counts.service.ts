import { formatDuration, retention, toUtcDay, type ReaderEvent } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { execute, raw, sql } from '../../../platform/database/sql.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { Job } from '../../../platform/jobs/job.decorator.js';

const RETENTION = formatDuration(retention.analytics);
const SWEEP_MS = 6 * HOUR_MS;

const columns: Record<ReaderEvent, string> = { open: 'opens', finish: 'completions', save: 'saves' };

/** Counts readers of posts without anything about them: one row per post and day. */
@Injectable()
export class ReaderCountsService {
  constructor(private readonly database: DataSource) {}

  /** Counts nothing for a post that is not published. */
  async count(postId: string, event: ReaderEvent, now = new Date()): Promise<void> {
    const column = raw(columns[event]);
    await execute(
      this.database,
      sql`INSERT INTO post_reader_days AS counted (post_id, day, ${column})
        SELECT id, ${toUtcDay(now)}::date, 1 FROM posts WHERE id = ${postId} AND published_at <= ${now}
        ON CONFLICT (post_id, day) DO UPDATE SET ${column} = counted.${column} + 1`,
    );
  }

  @Job({ name: 'post-readers-cleanup', everyMs: SWEEP_MS })
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      execute(
        this.database,
        sql`DELETE FROM post_reader_days WHERE day < (now() AT TIME ZONE 'UTC') - ${RETENTION}::interval`,
      ),
    );
  }
}
