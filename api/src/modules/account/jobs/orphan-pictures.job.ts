import { Injectable } from '@nestjs/common';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { readRows, sql } from '../../../platform/database/sql.js';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { PICTURES_FOLDER } from '../picture/profile-pictures.service.js';

const EVERY_MS = 6 * HOUR_MS;
const BATCH_SIZE = 500;

const findUnusedPicturesSql = (keys: readonly string[]) => sql`
  SELECT key FROM unnest(${keys}::text[]) AS stored(key)
  WHERE NOT EXISTS (SELECT 1 FROM profiles WHERE picture_key = stored.key)`;

/**
 * Removes stored pictures that no profile refers to. They are left behind when a process dies between storing the file
 * and writing the row.
 */
@Injectable()
export class OrphanPicturesJob {
  constructor(
    private readonly source: DataSource,
    private readonly storage: FileStorage,
  ) {}

  @Job({ name: 'orphan-pictures', everyMs: EVERY_MS })
  run(): Promise<void> {
    return this.sweep();
  }

  async sweep(now = Date.now()): Promise<void> {
    // A picture is stored before its profile row refers to it, so the last day's pictures are left alone.
    const batch: string[] = [];
    for await (const key of this.storage.listOlderThan(new Date(now - DAY_MS), PICTURES_FOLDER)) {
      batch.push(key);
      if (batch.length === BATCH_SIZE) await ignoreDatabaseGone(this.remove(batch.splice(0)));
    }
    await ignoreDatabaseGone(this.remove(batch));
  }

  private async remove(keys: string[]): Promise<void> {
    const rows = await readRows<{ key: string }>(this.source, findUnusedPicturesSql(keys));
    for (const { key } of rows) await this.storage.remove(key);
  }
}
