import { Injectable } from '@nestjs/common';
import { Job } from '../../../../platform/jobs/job.decorator.js';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../../../platform/database/ignore-database-gone.js';
import { readRows, sql } from '../../../../platform/database/sql.js';
import { DAY_MS, HOUR_MS } from '../../../../platform/durations.js';
import { FileStorage } from '../../../../platform/storage/file-storage.js';
import { POST_IMAGES_FOLDER } from './post-images.service.js';

const INTERVAL_MS = 6 * HOUR_MS;
/** An offline draft may use an image days after it was uploaded. */
const GRACE_PERIOD_MS = 7 * DAY_MS;
const BATCH_SIZE = 500;

const findUnusedImagesSql = (keys: readonly string[]) => sql`
  SELECT key FROM unnest(${keys}::text[]) AS stored (key)
  WHERE NOT EXISTS (SELECT FROM post_image_uses WHERE file = split_part(stored.key, '/', 2))`;

/** Deletes images that no version of any post uses. */
@Injectable()
export class OrphanImagesJob {
  constructor(
    private readonly database: DataSource,
    private readonly storage: FileStorage,
  ) {}

  @Job({ name: 'orphan-images', everyMs: INTERVAL_MS })
  run(): Promise<void> {
    return this.sweep();
  }

  async sweep(now = Date.now()): Promise<void> {
    const batch: string[] = [];
    for await (const key of this.storage.listOlderThan(new Date(now - GRACE_PERIOD_MS), POST_IMAGES_FOLDER)) {
      batch.push(key);
      if (batch.length === BATCH_SIZE) await ignoreDatabaseGone(this.remove(batch.splice(0)));
    }
    await ignoreDatabaseGone(this.remove(batch));
  }

  private async remove(keys: string[]): Promise<void> {
    const rows = await readRows<{ key: string }>(this.database, findUnusedImagesSql(keys));
    for (const { key } of rows) await this.storage.remove(key);
  }
}
