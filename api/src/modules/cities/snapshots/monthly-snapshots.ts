import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { quietly } from '../../../platform/database/quietly.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { monthOf } from './month-of.js';
import { hasSnapshots, storeSnapshots } from './store-snapshots.js';

const EVERY_MS = HOUR_MS;

/** Gives every month its snapshots, also one in which no figure changed. */
@Injectable()
export class MonthlySnapshots {
  constructor(private readonly database: DataSource) {}

  @Interval(EVERY_MS)
  async look(): Promise<void> {
    await quietly(this.take(new Date()));
  }

  async take(now: Date): Promise<void> {
    const { manager } = this.database;
    const month = monthOf(now);
    if (!(await hasSnapshots(manager, month))) await storeSnapshots(manager, month);
  }
}
