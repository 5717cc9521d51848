import { Injectable } from '@nestjs/common';
import { Job } from '../../platform/jobs/job.decorator.js';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../platform/database/ignore-database-gone.js';
import { execute, sql } from '../../platform/database/sql.js';
import { HOUR_MS } from '../../platform/durations.js';

const INTERVAL_MS = 6 * HOUR_MS;
/** For this long after its expiry, an expired link can still be told from one that never existed. */
const RETENTION = '30 days';

/** Deletes links that expired long ago. */
@Injectable()
export class ExpiredLinksJob {
  constructor(private readonly source: DataSource) {}

  @Job({ name: 'expired-links', everyMs: INTERVAL_MS })
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      execute(this.source, sql`DELETE FROM one_time_links WHERE expires_at < now() - ${RETENTION}::interval`),
    );
  }
}
