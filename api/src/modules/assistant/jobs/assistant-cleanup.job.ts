import { Injectable } from '@nestjs/common';
import { formatDuration, retention } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { execute, sql } from '../../../platform/database/sql.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { Job } from '../../../platform/jobs/job.decorator.js';

const EVERY_MS = 6 * HOUR_MS;
const RETENTION = formatDuration(retention.assistant);

/** Deletes conversations whose last message is older than they may be kept. */
@Injectable()
export class AssistantCleanupJob {
  constructor(private readonly database: DataSource) {}

  @Job({ name: 'assistant-cleanup', everyMs: EVERY_MS })
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      execute(
        this.database,
        sql`DELETE FROM assistant_conversations WHERE updated_at < now() - ${RETENTION}::interval`,
      ),
    );
  }
}
