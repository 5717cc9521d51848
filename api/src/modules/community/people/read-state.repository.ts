import { Injectable } from '@nestjs/common';
import { formatDuration, retention } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRows, sql } from '../../../platform/database/sql.js';

/** A topic without a post for this long counts as read. */
const INACTIVE = formatDuration(retention.topicReads);

/** Up to which post a person has read each topic, and up to when they have read everything. */
@Injectable()
export class ReadStateRepository {
  constructor(private readonly database: DataSource) {}

  /** The number of the last post that the person has read in each of these topics. */
  async find(userId: string, topicIds: readonly string[]): Promise<Map<string, number>> {
    // Dates in answers have milliseconds, so a stored moment may lie a little before the post that it stands for.
    const rows = await readRows<{ id: string; number: number }>(
      this.database,
      sql`SELECT id, CASE
          WHEN date_trunc('milliseconds', last_post_at) <= greatest(now() - ${INACTIVE}::interval,
            (SELECT read_until FROM community_readers WHERE user_id = ${userId})) THEN last_number
          ELSE coalesce((SELECT number FROM community_topic_reads
            WHERE user_id = ${userId} AND topic_id = topic.id), 0) END AS number
        FROM community_topics AS topic WHERE id = ANY (${topicIds}::uuid[])`,
    );
    return new Map(rows.map(({ id, number }) => [id, number]));
  }

  /** Marks topics as read up to a number; never less far than before. */
  async markRead(userId: string, reads: readonly { topic: string; number: number }[]): Promise<void> {
    await execute(
      this.database,
      sql`INSERT INTO community_topic_reads (user_id, topic_id, number, at)
        SELECT ${userId}::uuid, id, max(least(number, last_number)), now()
        FROM unnest(${reads.map(({ topic }) => topic)}::text[], ${reads.map(({ number }) => number)}::integer[])
          AS read (code, number)
        JOIN community_topics USING (code) WHERE status = 'published' GROUP BY id
        ON CONFLICT (user_id, topic_id) DO UPDATE SET number = greatest(community_topic_reads.number, excluded.number),
          at = excluded.at`,
    );
  }

  /** Nobody has to read what they wrote themselves. Posts before it that are still unread stay so. */
  async markWritten(
    userId: string,
    { topicId, number }: { topicId: string; number: number },
    manager: EntityManager,
  ): Promise<void> {
    await execute(
      manager,
      number === 1
        ? sql`INSERT INTO community_topic_reads (user_id, topic_id, number, at)
            VALUES (${userId}, ${topicId}, ${number}, now()) ON CONFLICT DO NOTHING`
        : sql`UPDATE community_topic_reads SET number = ${number}, at = now()
            WHERE user_id = ${userId} AND topic_id = ${topicId} AND number = ${number - 1}`,
    );
  }

  /** Marks every topic without a later post as read. */
  async markEverythingRead(userId: string, until: string): Promise<void> {
    await execute(
      this.database,
      sql`INSERT INTO community_readers (user_id, read_until)
        VALUES (${userId}, least(${until}::timestamptz, now()))
        ON CONFLICT (user_id) DO UPDATE SET read_until = greatest(community_readers.read_until, excluded.read_until)`,
    );
  }

  /** Who follows a topic is told of the posts that come: those before count as read, unless it has been read before. */
  async startFollowing(userId: string, topicId: string): Promise<void> {
    await execute(
      this.database,
      sql`INSERT INTO community_topic_reads (user_id, topic_id, number, at)
        SELECT ${userId}::uuid, id, last_number, now() FROM community_topics WHERE id = ${topicId}
        ON CONFLICT DO NOTHING`,
    );
  }
}
