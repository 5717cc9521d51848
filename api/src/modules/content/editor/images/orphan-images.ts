import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { quietly } from '../../../../platform/database/quietly.js';
import { DAY_MS, HOUR_MS } from '../../../../platform/durations.js';
import { Storage } from '../../../../platform/storage/storage.js';
import { POST_IMAGES } from './post-images.service.js';

const EVERY_MS = 6 * HOUR_MS;
/** A text that was written without a connection may name its picture days after it was uploaded. */
const WEEK_MS = 7 * DAY_MS;
const BATCH = 500;

const NEVER_USED = `
  SELECT key FROM unnest($1::text[]) AS stored (key)
  WHERE NOT EXISTS (SELECT FROM post_image_uses WHERE file = split_part(stored.key, '/', 2))`;

/** Removes pictures that no version of any post names. */
@Injectable()
export class OrphanImages {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
  ) {}

  @Interval(EVERY_MS)
  async sweep(now = Date.now()): Promise<void> {
    const batch: string[] = [];
    for await (const key of this.storage.olderThan(new Date(now - WEEK_MS), POST_IMAGES)) {
      batch.push(key);
      if (batch.length === BATCH) await quietly(this.remove(batch.splice(0)));
    }
    await quietly(this.remove(batch));
  }

  private async remove(keys: string[]): Promise<void> {
    const rows: { key: string }[] = await this.database.query(NEVER_USED, [keys]);
    for (const { key } of rows) await this.storage.remove(key);
  }
}
