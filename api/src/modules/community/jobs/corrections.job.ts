import { Injectable } from '@nestjs/common';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { CorrectionOutcomesService } from '../corrections/correction-outcomes.service.js';

const SETTLE_EVERY_MS = 10_000;

/** Tells topics of corrections that their batch was applied or rolled back. */
@Injectable()
export class CorrectionsJob {
  constructor(private readonly outcomes: CorrectionOutcomesService) {}

  @Job({ name: 'connect-corrections', everyMs: SETTLE_EVERY_MS })
  async settleAll(): Promise<void> {
    await ignoreDatabaseGone(this.outcomes.settleAll());
  }
}
