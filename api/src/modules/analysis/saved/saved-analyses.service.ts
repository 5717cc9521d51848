import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Job } from '../../../platform/jobs/job.decorator.js';
import type { AnalysisEvent } from '@wanderwork/contracts';
import { Repository } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { execute, sql } from '../../../platform/database/sql.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { SavedAnalysis } from './saved-analysis.entity.js';

/** Older analyses are deleted, and the oldest beyond this number. */
const RETENTION = '1 day';
const MAX_ROWS = 2000;
const SWEEP_MS = HOUR_MS;

/** Finished analyses by models. The same request gets the same analysis, and it is paid for only once. */
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

  @Job({ name: 'saved-analyses-cleanup', everyMs: SWEEP_MS })
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      execute(
        this.rows.manager,
        sql`DELETE FROM kept_analyses WHERE written_at < now() - ${RETENTION}::interval OR written_at <=
          (SELECT written_at FROM kept_analyses ORDER BY written_at DESC OFFSET ${MAX_ROWS} LIMIT 1)`,
      ),
    );
  }
}
