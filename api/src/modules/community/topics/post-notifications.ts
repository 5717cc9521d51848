import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths, type NotificationKind } from '@wanderwork/contracts';
import { readRows, sql, type Database } from '../../../platform/database/sql.js';
import { NotificationSources, type Recipient } from '../../notifications/index.js';
import { PostEmailsService } from './post-emails.service.js';
import { PostsRepository } from './posts.repository.js';
import { TopicDigestService } from './topic-digest.service.js';
import { TopicsRepository, type TopicRow } from './topics.repository.js';

/** The source of delivery jobs for new posts. */
export const POST_SOURCE = 'posts';

/**
 * The next people whom a post may concern: those mentioned, those it replies to, and followers of its topic and place.
 * The level of the topic comes before that of the city, the region and everywhere. People who muted or blocked the
 * author are left out.
 */
const recipientsSql = (postId: string, afterUser: string | null, limit: number) => sql`
  WITH post AS (
    SELECT post.id, post.author_id, post.number, post.topic_id, post.reply_to, topic.author_id AS asker,
      ARRAY['topic:' || topic.id, 'city:' || city, 'region:' || region, 'everywhere'] AS targets
    FROM community_posts AS post JOIN community_topics AS topic ON topic.id = post.topic_id
    WHERE post.id = ${postId} AND post.status = 'published' AND topic.status = 'published'),
  direct AS (
    SELECT asker AS user_id FROM post WHERE number > 1
    UNION SELECT replied.author_id FROM post JOIN community_posts AS replied ON replied.id = post.reply_to),
  concerned AS (
    SELECT user_id FROM direct WHERE user_id IS NOT NULL
    UNION SELECT user_id FROM community_post_mentions WHERE post_id = ${postId}
    UNION SELECT user_id FROM post JOIN community_follows ON target = ANY (targets) AND level = 'everything'),
  page AS (
    SELECT user_id FROM concerned WHERE user_id > coalesce(${afterUser}::uuid, '00000000-0000-0000-0000-000000000000')
    ORDER BY user_id LIMIT ${limit})
  SELECT page.user_id AS "userId", number,
    coalesce((SELECT level FROM community_follows AS follow WHERE follow.user_id = page.user_id
      AND target = ANY (targets) ORDER BY array_position(targets, target) LIMIT 1), 'replies') AS level,
    EXISTS (SELECT FROM community_post_mentions AS mention
      WHERE mention.post_id = post.id AND mention.user_id = page.user_id) AS "isMentioned",
    EXISTS (SELECT FROM direct WHERE direct.user_id = page.user_id) AS "isDirect",
    page.user_id = post.author_id
      OR EXISTS (SELECT FROM community_blocks AS barrier
        WHERE barrier.user_id = page.user_id AND barrier.other_id = post.author_id)
      OR EXISTS (SELECT FROM community_mutes AS barrier
        WHERE barrier.user_id = page.user_id AND barrier.other_id = post.author_id) AS "isExcluded",
    topic_id AS "topicId", post.author_id IS NULL AS "isByTeam"
  FROM page, post ORDER BY page.user_id`;

interface ConcernedRow {
  userId: string;
  number: number;
  level: string;
  isMentioned: boolean;
  isDirect: boolean;
  isExcluded: boolean;
  topicId: string;
  /** Posts without an author are by the team: those of former members are not delivered again. */
  isByTeam: boolean;
}

const toKind = ({
  number,
  level,
  isMentioned,
  isDirect,
  isExcluded,
  isByTeam,
}: ConcernedRow): NotificationKind | null => {
  if (isExcluded || level === 'nothing') return null;
  const reply = isByTeam ? 'team-reply' : 'reply';
  if (isMentioned) return isByTeam ? reply : 'mention';
  if (isDirect && level !== 'mentions') return reply;
  if (level !== 'everything') return null;
  return number === 1 ? 'topic' : reply;
};

const isPublished = ({ status }: TopicRow): boolean => status === 'published';

const toAddress = ({ title, code, slug }: TopicRow) => ({
  title,
  path: paths.web.connectTopic(code, slug),
});

/** Notifications of posts: whom they concern and how they are named. */
@Injectable()
export class PostNotifications implements OnModuleInit {
  constructor(
    private readonly sources: NotificationSources,
    private readonly posts: PostsRepository,
    private readonly topics: TopicsRepository,
    private readonly emails: PostEmailsService,
    private readonly digest: TopicDigestService,
  ) {}

  onModuleInit(): void {
    this.sources.add({
      name: POST_SOURCE,
      kinds: ['topic', 'reply', 'team-reply'],
      describe: (topicIds) => this.describeTopics(topicIds),
      emails: { reply: { kind: 'replies', atOnce: false } },
      describeForEmail: (replies, readerId) => this.emails.describeReplies(replies, readerId),
      listForDigest: (readerId, since, limit) => this.digest.list(readerId, since, limit),
      listRecipients: (postId, afterUser, limit, database) =>
        this.listRecipients(postId, afterUser, limit, database),
    });
    this.sources.add({
      name: 'single posts',
      kinds: ['mention', 'accepted', 'outdated'],
      describe: (postIds) => this.describePosts(postIds),
      emails: { mention: { kind: 'replies', atOnce: false } },
      describeForEmail: (mentions, readerId) => this.emails.describeMentions(mentions, readerId),
    });
  }

  private async listRecipients(
    postId: string,
    afterUser: string | null,
    limit: number,
    database: Database,
  ): Promise<{ recipients: Recipient[]; lastUser: string | null }> {
    const rows = await readRows<ConcernedRow>(database, recipientsSql(postId, afterUser, limit));
    const recipients = rows.flatMap((row) => {
      const kind = toKind(row);
      const objectId = kind === 'mention' ? postId : row.topicId;
      return kind === null ? [] : { userId: row.userId, kind, objectId };
    });
    return { recipients, lastUser: rows.length < limit ? null : rows.at(-1)!.userId };
  }

  private async describeTopics(ids: readonly string[]) {
    const topics = await this.topics.findAll(ids);
    return new Map(topics.filter(isPublished).map((topic) => [topic.id, toAddress(topic)]));
  }

  private async describePosts(ids: readonly string[]) {
    const posts = (await this.posts.findAll(ids)).filter(({ status }) => status === 'published');
    const topics = await this.describeTopics(posts.map(({ topicId }) => topicId));
    return new Map(
      posts.flatMap(({ id, topicId, number }) => {
        const topic = topics.get(topicId);
        return topic ? [[id, { ...topic, path: `${topic.path}?from=${number}` }]] : [];
      }),
    );
  }
}
