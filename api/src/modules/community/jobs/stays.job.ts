import { Injectable } from '@nestjs/common';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.js';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { OverlapsService } from '../stays/overlaps.service.js';
import { StaysRepository } from '../stays/stays.repository.js';

/** Counts who is where at night, and deletes stays that are over. */
@Injectable()
export class StaysJob {
  constructor(
    private readonly overlaps: OverlapsService,
    private readonly stays: StaysRepository,
  ) {}

  @Job({ name: 'connect-overlaps', everyMs: DAY_MS })
  async count(): Promise<void> {
    await ignoreDatabaseGone(this.overlaps.countAll());
  }

  /** Hourly, because the day ends at another hour in each city. */
  @Job({ name: 'connect-stays', everyMs: HOUR_MS })
  async deleteEnded(): Promise<void> {
    await ignoreDatabaseGone(this.stays.deleteEnded());
  }
}
