import { Injectable } from '@nestjs/common';
import { formatDuration, retention } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { execute, sql } from '../../../platform/database/sql.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { Job } from '../../../platform/jobs/job.decorator.js';

const EVERY_MS = 6 * HOUR_MS;
const TRIPS = formatDuration(retention.deletedTrips);
const DRAFTS = formatDuration(retention.tripDrafts);

/** History, links and drafts go with their trip. */
const statements = [
  sql`DELETE FROM trips WHERE deleted_at < now() - ${TRIPS}::interval`,
  sql`DELETE FROM trip_drafts WHERE created_at < now() - ${DRAFTS}::interval`,
  sql`DELETE FROM trip_links WHERE revoked_at < now() - ${DRAFTS}::interval`,
];

/** Deletes trips that can no longer be restored, old drafts, and links that were turned off long ago. */
@Injectable()
export class TripsCleanupJob {
  constructor(private readonly database: DataSource) {}

  @Job({ name: 'trips-cleanup', everyMs: EVERY_MS })
  async sweep(): Promise<void> {
    for (const statement of statements) await ignoreDatabaseGone(execute(this.database, statement));
  }
}
