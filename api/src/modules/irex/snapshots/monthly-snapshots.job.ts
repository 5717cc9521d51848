import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { getMonth, hasSnapshots, storeSnapshots } from './store-snapshots.js';

const EVERY_MS = HOUR_MS;

/** Stores snapshots for every month, even if no figure changed in it. */
@Injectable()
export class MonthlySnapshotsJob {
  constructor(private readonly database: DataSource) {}

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    await ignoreDatabaseGone(this.takeSnapshot(new Date()));
  }

  async takeSnapshot(now: Date): Promise<void> {
    const { manager } = this.database;
    const month = getMonth(now);
    if (!(await hasSnapshots(manager, month))) await storeSnapshots(manager, month);
  }
}
