import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { empty, execute, readRow, readRows, sql, type Database } from '../../../platform/database/sql.js';
import type { Place } from '../../../platform/lists/page-keys.js';
import { correctionColumns, type CorrectionRow } from '../topics/corrections.repository.js';

export interface QueuedRow extends CorrectionRow {
  code: string;
  slug: string;
  title: string;
  authorId: string | null;
  place: string;
}

/** What became of the batch of a correction. */
export type BatchOutcome = 'applied' | 'rolled-back';

/** What is held, hidden or removed is not proposed. */
const queueSql = sql`
  FROM community_corrections AS correction
    JOIN community_topics AS topic ON topic.id = correction.topic_id AND topic.status = 'published'
    JOIN community_posts AS post ON post.id = topic.id AND post.status = 'published'
  WHERE applied_at IS NULL AND declined_at IS NULL`;

const outcomeSql = sql`CASE
  WHEN batch.state = 'applied' AND applied_at IS NULL THEN 'applied'
  WHEN batch.state = 'rolled_back' THEN 'rolled-back' END`;

/** Corrections on their way into the data. */
@Injectable()
export class QueuedCorrectionsRepository {
  constructor(private readonly database: DataSource) {}

  /** The oldest first. One row more than `size` shows that there is a next page. */
  list(place: Place | null, size: number): Promise<QueuedRow[]> {
    const after = place
      ? sql`AND (correction.created_at, correction.topic_id) > (${place.value}::timestamptz, ${place.id}::uuid)`
      : empty;
    return readRows(
      this.database,
      sql`SELECT ${correctionColumns}, code, slug, title, topic.author_id AS "authorId",
          correction.created_at::text AS place ${queueSql} ${after}
        ORDER BY correction.created_at, correction.topic_id LIMIT ${size + 1}`,
    );
  }

  async count(limit: number): Promise<number> {
    const row = await readRow<{ count: number }>(
      this.database,
      sql`SELECT count(*)::integer AS count FROM (SELECT ${queueSql} LIMIT ${limit + 1}) AS counted`,
    );
    return row!.count;
  }

  /** Null unless it waits for an editor. */
  findWaiting(topicId: string, database: Database = this.database): Promise<QueuedRow | null> {
    return readRow(
      database,
      sql`SELECT ${correctionColumns}, code, slug, title, topic.author_id AS "authorId" ${queueSql}
        AND batch_id IS NULL AND correction.topic_id = ${topicId}`,
    );
  }

  /** Returns false if somebody else took or declined it meanwhile. */
  async take(topicId: string, batchId: number): Promise<boolean> {
    const changed = await execute(
      this.database,
      sql`UPDATE community_corrections SET batch_id = ${batchId}
        WHERE topic_id = ${topicId} AND batch_id IS NULL AND applied_at IS NULL AND declined_at IS NULL`,
    );
    return changed > 0;
  }

  async decline(topicId: string, reason: string, manager: EntityManager): Promise<boolean> {
    const changed = await execute(
      manager,
      sql`UPDATE community_corrections SET declined_at = now(), reason = ${reason}
        WHERE topic_id = ${topicId} AND batch_id IS NULL AND applied_at IS NULL AND declined_at IS NULL`,
    );
    return changed > 0;
  }

  /** Corrections whose batch was applied or rolled back, which their topics don't say yet. */
  async listUnsettled(): Promise<string[]> {
    const rows = await readRows<{ id: string }>(
      this.database,
      sql`SELECT topic_id AS id FROM community_corrections JOIN city_batches AS batch ON batch.id = batch_id
        WHERE ${outcomeSql} IS NOT NULL ORDER BY batch.id, topic_id LIMIT 500`,
    );
    return rows.map(({ id }) => id);
  }

  /** Null if it has been settled or erased meanwhile. */
  lockUnsettled(
    topicId: string,
    manager: EntityManager,
  ): Promise<(CorrectionRow & { batchId: number; outcome: BatchOutcome }) | null> {
    return readRow(
      manager,
      sql`SELECT ${correctionColumns}, ${outcomeSql} AS outcome FROM community_corrections AS correction
        JOIN city_batches AS batch ON batch.id = batch_id
        WHERE topic_id = ${topicId} AND ${outcomeSql} IS NOT NULL FOR NO KEY UPDATE OF correction`,
    );
  }

  /** A batch that was rolled back puts its corrections back into the queue. */
  async settle(topicId: string, outcome: BatchOutcome, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      outcome === 'applied'
        ? sql`UPDATE community_corrections SET applied_at = now() WHERE topic_id = ${topicId}`
        : sql`UPDATE community_corrections SET applied_at = NULL, batch_id = NULL WHERE topic_id = ${topicId}`,
    );
  }
}
