import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Interval } from '@nestjs/schedule';
import type { AnalysisEvent } from '@wanderwork/contracts';
import { Repository } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { SavedAnalysis } from './saved-analysis.entity.js';

/** Older ones go, and of more than these the oldest. */
const KEPT_FOR = '1 day';
const KEPT_MAX = 2000;
const SWEEP_MS = HOUR_MS;

/** What a model has written to its end: who asks the same again gets the same, and nobody pays for it twice. */
@Injectable()
export class SavedAnalysesService {
  constructor(@InjectRepository(SavedAnalysis) private readonly rows: Repository<SavedAnalysis>) {}

  async find(key: string): Promise<AnalysisEvent[] | null> {
    return (await this.rows.findOneBy({ key }))?.events ?? null;
  }

  async save(key: string, events: AnalysisEvent[]): Promise<void> {
    await this.rows.upsert({ key, events, writtenAt: new Date() }, ['key']);
    await this.sweep();
  }

  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      this.rows.query(
        `DELETE FROM kept_analyses WHERE written_at < now() - $1::interval OR written_at <=
           (SELECT written_at FROM kept_analyses ORDER BY written_at DESC OFFSET $2 LIMIT 1)`,
        [KEPT_FOR, KEPT_MAX],
      ),
    );
  }
}
