import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Interval } from '@nestjs/schedule';
import type { AnalysisEvent } from '@wanderwork/contracts';
import { Repository } from 'typeorm';
import { quietly } from '../../../platform/database/quietly.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { KeptAnalysis } from './kept-analysis.entity.js';

/** Older ones go, and of more than these the oldest. */
const KEPT_FOR = '1 day';
const KEPT_MAX = 2000;
const SWEEP_MS = HOUR_MS;

/** What a model has written to its end: who asks the same again gets the same, and nobody pays for it twice. */
@Injectable()
export class KeptAnalyses {
  constructor(@InjectRepository(KeptAnalysis) private readonly rows: Repository<KeptAnalysis>) {}

  async find(key: string): Promise<AnalysisEvent[] | null> {
    return (await this.rows.findOneBy({ key }))?.events ?? null;
  }

  async keep(key: string, events: AnalysisEvent[]): Promise<void> {
    await this.rows.upsert({ key, events, writtenAt: new Date() }, ['key']);
    await this.sweep();
  }

  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    await quietly(
      this.rows.query(
        `DELETE FROM kept_analyses WHERE written_at < now() - $1::interval OR written_at <=
           (SELECT written_at FROM kept_analyses ORDER BY written_at DESC OFFSET $2 LIMIT 1)`,
        [KEPT_FOR, KEPT_MAX],
      ),
    );
  }
}
