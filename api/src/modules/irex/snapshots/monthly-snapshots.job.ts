import { Injectable } from '@nestjs/common';
import { Job } from '../../../platform/jobs/job.decorator.js';
import type { JobLease } from '../../../platform/jobs/job-lease.js';
import { DataSource } from 'typeorm';
import { HOUR_MS } from '../../../platform/durations.js';
import { getMonth, hasSnapshots, storeSnapshots } from './store-snapshots.js';

/** Stores snapshots for every month, even if no figure changed in it. */
@Injectable()
export class MonthlySnapshotsJob {
  constructor(private readonly database: DataSource) {}

  @Job({ name: 'irex-snapshots', everyMs: HOUR_MS })
  async run(lease: JobLease): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lease.assertHeld(manager);
      await this.takeSnapshot(new Date(), manager);
    });
  }

  async takeSnapshot(now: Date, manager = this.database.manager): Promise<void> {
    const month = getMonth(now);
    if (!(await hasSnapshots(manager, month))) await storeSnapshots(manager, month);
  }
}
