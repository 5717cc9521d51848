import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { quietly } from '../../platform/database/quietly.js';
import { HOUR_MS } from '../../platform/durations.js';

const EVERY_MS = 6 * HOUR_MS;
/** So long one can still tell a link that is old from one that never was. */
const REMEMBERED = '30 days';

/** Sweeps links that open nothing any more. */
@Injectable()
export class OldLinks {
  constructor(private readonly source: DataSource) {}

  @Interval(EVERY_MS)
  async sweep(): Promise<void> {
    await quietly(
      this.source.query('DELETE FROM one_time_links WHERE expires_at < now() - $1::interval', [REMEMBERED]),
    );
  }
}
