import { formatDuration, retention } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import type { AnalyticsEventRequest } from '@wanderwork/contracts/requests';
import { Repository } from 'typeorm';
import { newId } from '../database/ids.js';
import { ignoreDatabaseGone } from '../database/ignore-database-gone.js';
import { HOUR_MS } from '../durations.js';
import { AnalyticsEvent } from './analytics-event.entity.js';

const KEPT = formatDuration(retention.analytics);
const SWEEP_MS = 6 * HOUR_MS;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Keeps what is told of pages: neither who told it, nor from where, nor with which browser. */
@Injectable()
export class AnalyticsService {
  constructor(@InjectRepository(AnalyticsEvent) private readonly events: Repository<AnalyticsEvent>) {}

  async record({ name, path, seconds }: AnalyticsEventRequest, happenedAt = new Date()): Promise<void> {
    const spent = name === 'time_spent' ? seconds : null;
    await this.events.insert({
      id: newId(),
      name,
      path,
      seconds: spent ?? null,
      day: dayOf(happenedAt),
      happenedAt,
    });
  }

  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      this.events.query(
        `DELETE FROM analytics_events WHERE day < (now() AT TIME ZONE 'UTC') - $1::interval`,
        [KEPT],
      ),
    );
  }
}
