import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { quietly } from '../../../platform/database/quietly.js';
import { HOUR_MS } from '../../../platform/durations.js';

const EVERY_MS = 6 * HOUR_MS;
/** Nobody can begin a dash of such a day any more. */
const OVER = '3 days';

/** Sweeps who began the dash of a day that is closed: the runs themselves say it where it is still of use. */
@Injectable()
export class OldAttempts {
  constructor(private readonly database: DataSource) {}

  @Interval(EVERY_MS)
  async sweep(): Promise<void> {
    await quietly(
      this.database.query('DELETE FROM quest_attempts WHERE day < current_date - $1::interval', [OVER]),
    );
  }
}
