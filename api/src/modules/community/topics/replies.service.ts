import { Injectable } from '@nestjs/common';
import { readRow, sql, type Database } from '../../../platform/database/sql.js';

/**
 * A published post of `from` that answers `to`: in a topic that `to` started, or in reply to a post by them. Posts that
 * were taken back or hidden connect nobody.
 */
const repliedSql = (from: string, to: string, days: number) => sql`
  EXISTS (SELECT FROM community_posts AS post JOIN community_topics AS topic ON topic.id = post.topic_id
    LEFT JOIN community_posts AS target ON target.id = post.reply_to
    WHERE post.author_id = ${from} AND post.created_at > now() - make_interval(days => ${days})
      AND post.number > 1 AND post.status = 'published' AND topic.status = 'published'
      AND (target.author_id = ${to} OR topic.author_id = ${to}))`;

/** Who replied to whom. */
@Injectable()
export class RepliesService {
  /** Whether each of the two replied to the other in the last days. */
  async haveExchanged(userId: string, otherId: string, days: number, database: Database): Promise<boolean> {
    const row = await readRow<{ both: boolean }>(
      database,
      sql`SELECT ${repliedSql(userId, otherId, days)} AND ${repliedSql(otherId, userId, days)} AS both`,
    );
    return row!.both;
  }
}
