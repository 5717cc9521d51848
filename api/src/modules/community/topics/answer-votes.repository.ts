import { Injectable } from '@nestjs/common';
import type { AnswerVote } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, sql, type Database } from '../../../platform/database/sql.js';
import type { VoteCounts } from './answer-age.policy.js';

/** Votes on whether the accepted answer of a topic is still true. Those before its last check no longer count. */
@Injectable()
export class AnswerVotesRepository {
  constructor(private readonly database: DataSource) {}

  /** The vote of this person, and whether it still counts. */
  find(
    userId: string,
    postId: string,
    database: Database = this.database,
  ): Promise<{ vote: AnswerVote; counts: boolean } | null> {
    return readRow(
      database,
      sql`SELECT vote, at > answer_checked_at AS counts FROM community_answer_votes
        JOIN community_topics AS topic ON topic.id = topic_id WHERE user_id = ${userId} AND post_id = ${postId}`,
    );
  }

  async save(
    { userId, topicId, postId }: { userId: string; topicId: string; postId: string },
    vote: AnswerVote,
    manager: EntityManager,
  ): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO community_answer_votes (user_id, post_id, topic_id, vote, at)
        VALUES (${userId}, ${postId}, ${topicId}, ${vote}, now())
        ON CONFLICT (user_id, post_id) DO UPDATE SET vote = excluded.vote, at = excluded.at`,
    );
  }

  async remove(userId: string, topicId: string, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`DELETE FROM community_answer_votes WHERE user_id = ${userId} AND topic_id = ${topicId}`,
    );
  }

  async count(topicId: string, manager: EntityManager): Promise<VoteCounts> {
    const row = await readRow<VoteCounts>(
      manager,
      sql`SELECT (count(*) FILTER (WHERE vote = 'still-true'))::integer AS "stillTrue",
          (count(*) FILTER (WHERE vote = 'changed'))::integer AS changed
        FROM community_answer_votes JOIN community_topics AS topic ON topic.id = topic_id
          AND post_id = accepted_post_id AND at > answer_checked_at WHERE topic_id = ${topicId}`,
    );
    return row!;
  }

  /** The accepted answer was edited or confirmed: its age starts anew. Does nothing for other posts. */
  async markChecked(topicId: string, postId: string, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`UPDATE community_topics SET answer_checked_at = now(), outdated_at = NULL
        WHERE id = ${topicId} AND accepted_post_id = ${postId}`,
    );
  }

  /** The question counts as unanswered again. */
  async markOutdated(topicId: string, manager: EntityManager): Promise<void> {
    await execute(manager, sql`UPDATE community_topics SET outdated_at = now() WHERE id = ${topicId}`);
  }
}
