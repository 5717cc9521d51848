import { Injectable } from '@nestjs/common';
import { Job } from '../jobs/job.decorator.js';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../database/ignore-database-gone.js';
import { execute, sql } from '../database/sql.js';
import { MINUTE_MS } from '../durations.js';

const EVERY_MS = 10 * MINUTE_MS;

/** Deletes expired counters. */
@Injectable()
export class ExpiredLimitsJob {
  constructor(private readonly source: DataSource) {}

  @Job({ name: 'expired-limits', everyMs: EVERY_MS })
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(execute(this.source, sql`DELETE FROM rate_limits WHERE expire < ${Date.now()}`));
  }
}
