import { Injectable } from '@nestjs/common';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { execute, sql } from '../../../platform/database/sql.js';
import { HOUR_MS } from '../../../platform/durations.js';

const EVERY_MS = 6 * HOUR_MS;
/** Older than any day whose dash can still be started. */
const MAX_AGE = '3 days';

/** Deletes attempts at dashes of closed days. */
@Injectable()
export class OldAttemptsJob {
  constructor(private readonly database: DataSource) {}

  @Job({ name: 'quest-attempts-cleanup', everyMs: EVERY_MS })
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      execute(this.database, sql`DELETE FROM quest_attempts WHERE day < current_date - ${MAX_AGE}::interval`),
    );
  }
}
