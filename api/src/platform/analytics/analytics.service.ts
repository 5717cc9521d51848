import { formatDuration, retention, toUtcDay } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import { Job } from '../jobs/job.decorator.js';
import { InjectRepository } from '@nestjs/typeorm';
import type { AnalyticsEventRequest } from '@wanderwork/contracts/requests';
import { Repository } from 'typeorm';
import { createId } from '../database/ids.js';
import { ignoreDatabaseGone } from '../database/ignore-database-gone.js';
import { execute, sql } from '../database/sql.js';
import { HOUR_MS } from '../durations.js';
import { AnalyticsEvent } from './analytics-event.entity.js';

const RETENTION = formatDuration(retention.analytics);
const SWEEP_MS = 6 * HOUR_MS;

/** Stores page events without the visitor's identity, address or browser. */
@Injectable()
export class AnalyticsService {
  constructor(@InjectRepository(AnalyticsEvent) private readonly events: Repository<AnalyticsEvent>) {}

  async record({ name, path, seconds }: AnalyticsEventRequest, happenedAt = new Date()): Promise<void> {
    const spent = name === 'time_spent' ? seconds : null;
    await this.events.insert({
      id: createId(),
      name,
      path,
      seconds: spent ?? null,
      day: toUtcDay(happenedAt),
      happenedAt,
    });
  }

  @Job({ name: 'analytics-cleanup', everyMs: SWEEP_MS })
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      execute(
        this.events.manager,
        sql`DELETE FROM analytics_events WHERE day < (now() AT TIME ZONE 'UTC') - ${RETENTION}::interval`,
      ),
    );
  }
}
