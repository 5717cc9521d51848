import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../platform/database/ignore-database-gone.js';
import { HOUR_MS } from '../../platform/durations.js';

const EVERY_MS = 6 * HOUR_MS;
/** So long one can still tell a link that is old from one that never was. */
const REMEMBERED = '30 days';

/** Sweeps links that open nothing any more. */
@Injectable()
export class ExpiredLinksJob {
  constructor(private readonly source: DataSource) {}

  @Interval(EVERY_MS)
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      this.source.query('DELETE FROM one_time_links WHERE expires_at < now() - $1::interval', [REMEMBERED]),
    );
  }
}
