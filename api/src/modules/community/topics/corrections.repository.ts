import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, sql } from '../../../platform/database/sql.js';

export interface CorrectionRow {
  topicId: string;
  city: string;
  /** The key of the figure. */
  figure: string;
  /** What the data said when the correction was written, as readers saw it. */
  before: string | null;
  /** As the writer entered it. */
  value: string;
  year: string;
  source: string;
  batchId: number | null;
  appliedAt: Date | null;
  declinedAt: Date | null;
  reason: string | null;
  createdAt: Date;
}

export type NewCorrection = Pick<CorrectionRow, 'city' | 'figure' | 'before' | 'value' | 'year' | 'source'>;

export const correctionColumns = sql`
  correction.topic_id AS "topicId", correction.city, figure, before, value, year, source, batch_id AS "batchId",
  applied_at AS "appliedAt", declined_at AS "declinedAt", correction.reason, correction.created_at AS "createdAt"`;

/** What topics of kind `correction` propose. Its way into the data is in `corrections/`. */
@Injectable()
export class CorrectionsRepository {
  constructor(private readonly database: DataSource) {}

  /** Null once the writer removed the first post. */
  find(topicId: string): Promise<CorrectionRow | null> {
    return readRow(
      this.database,
      sql`SELECT ${correctionColumns} FROM community_corrections AS correction
        JOIN community_posts AS post ON post.id = correction.topic_id AND post.status <> 'removed'
        WHERE correction.topic_id = ${topicId}`,
    );
  }

  async insert(topicId: string, correction: NewCorrection, manager: EntityManager): Promise<void> {
    const { city, figure, before, value, year, source } = correction;
    await execute(
      manager,
      sql`INSERT INTO community_corrections (topic_id, city, figure, before, value, year, source, created_at)
        VALUES (${topicId}, ${city}, ${figure}, ${before}, ${value}, ${year}, ${source}, now())`,
    );
  }
}
