import { Injectable } from '@nestjs/common';
import type { PostStatus, TopicKind, TopicTag } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import {
  empty,
  execute,
  raw,
  readRow,
  readRows,
  sql,
  type Database,
} from '../../../platform/database/sql.js';
import { toTopicSlug } from './post-text.js';

export interface TopicRow {
  id: string;
  code: string;
  slug: string;
  authorId: string | null;
  isOfficial: boolean;
  kind: TopicKind;
  title: string;
  city: string | null;
  region: string | null;
  tags: TopicTag[];
  status: PostStatus;
  label: string | null;
  closedAt: Date | null;
  acceptedPostId: string | null;
  /** When the accepted answer was accepted, edited or confirmed. */
  answerCheckedAt: Date | null;
  outdatedAt: Date | null;
  lastNumber: number;
  replies: number;
  helpful: number;
  createdAt: Date;
  lastPostAt: Date;
}

export type NewTopic = Pick<
  TopicRow,
  | 'id'
  | 'code'
  | 'slug'
  | 'authorId'
  | 'isOfficial'
  | 'kind'
  | 'title'
  | 'city'
  | 'region'
  | 'tags'
  | 'status'
>;

/** Of the topics with words of a title, the newest are compared. */
const MAX_SIMILAR_RANKED = 300;

export const topicColumns = sql`
  id, code, slug, author_id AS "authorId", is_official AS "isOfficial", kind, title, city, region, tags, status, label,
  closed_at AS "closedAt", accepted_post_id AS "acceptedPostId", answer_checked_at AS "answerCheckedAt",
  outdated_at AS "outdatedAt", last_number AS "lastNumber", replies,
  helpful_lately AS helpful, created_at AS "createdAt", last_post_at AS "lastPostAt"`;

/** Titles are weighed A, so that words of the text alone find no similar topic. */
const similarSql = (title: string, limit: number) => sql`
  WITH query AS MATERIALIZED (
    SELECT CASE WHEN numnode(words) > 0 THEN (replace(words::text, ' & ', ':A | ') || ':A')::tsquery ELSE words END AS words
    FROM plainto_tsquery('reading', ${title}) AS words)
  SELECT topic_id AS id, ts_rank(vector, words) AS rank
  FROM query, newest_community_posts_with(words, ARRAY[words], ${MAX_SIMILAR_RANKED}) JOIN community_search USING (post_id)
  ORDER BY rank DESC, id DESC LIMIT ${limit}`;

/** Topics. Their posts are in `PostsRepository`. */
@Injectable()
export class TopicsRepository {
  constructor(private readonly database: DataSource) {}

  find(id: string, database: Database = this.database): Promise<TopicRow | null> {
    return readRow(database, sql`SELECT ${topicColumns} FROM community_topics WHERE id = ${id}`);
  }

  async findByCode(code: string): Promise<TopicRow | null> {
    if (!/^[a-z0-9]{8}$/.test(code)) return null;
    return readRow(this.database, sql`SELECT ${topicColumns} FROM community_topics WHERE code = ${code}`);
  }

  findAll(ids: readonly string[]): Promise<TopicRow[]> {
    return readRows(
      this.database,
      sql`SELECT ${topicColumns} FROM community_topics WHERE id = ANY (${ids}::uuid[])`,
    );
  }

  async lock(id: string, manager: EntityManager): Promise<TopicRow> {
    const row = await readRow<TopicRow>(
      manager,
      sql`SELECT ${topicColumns} FROM community_topics WHERE id = ${id} FOR NO KEY UPDATE`,
    );
    return row!;
  }

  /** Published topics whose titles share words with `title`, the most similar first. */
  findSimilar(title: string, limit: number): Promise<TopicRow[]> {
    return readRows(
      this.database,
      sql`SELECT ${topicColumns} FROM (${similarSql(title, limit)}) AS found (topic_id, rank)
        JOIN community_topics ON id = topic_id ORDER BY rank DESC, id DESC`,
    );
  }

  async insert(topic: NewTopic, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO community_topics (id, code, slug, author_id, is_official, kind, title, city, region, tags, status,
          last_number, replies, helpful_lately, created_at, last_post_at)
        VALUES (${topic.id}, ${topic.code}, ${topic.slug}, ${topic.authorId}, ${topic.isOfficial}, ${topic.kind},
          ${topic.title}, ${topic.city}, ${topic.region}, ${topic.tags}::text[], ${topic.status}, 1, 0, 0, now(), now())`,
    );
  }

  /** Takes the next number. A held reply counts and moves the topic once it is published. */
  async addReply(id: string, isPublished: boolean, manager: EntityManager): Promise<number> {
    const row = await readRow<{ number: number }>(
      manager,
      sql`UPDATE community_topics SET last_number = last_number + 1
          ${isPublished ? sql`, replies = replies + 1, last_post_at = now()` : empty}
        WHERE id = ${id} RETURNING last_number AS number`,
    );
    return row!.number;
  }

  /** After a reply was hidden, removed or published later. */
  async recount(id: string, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`UPDATE community_topics SET replies = counted.replies, last_post_at = coalesce(counted.last, created_at)
        FROM (SELECT count(*) FILTER (WHERE number > 1) AS replies, max(created_at) AS last FROM community_posts
          WHERE topic_id = ${id} AND status = 'published') AS counted WHERE id = ${id}`,
    );
  }

  /** The address follows the title, so that words which moderators took out are not left there. */
  async update(
    id: string,
    { title, tags }: { title?: string | undefined; tags?: TopicTag[] | undefined },
    manager: EntityManager,
  ): Promise<void> {
    const slug = title === undefined ? null : toTopicSlug(title);
    await execute(
      manager,
      sql`UPDATE community_topics SET title = coalesce(${title ?? null}, title), slug = coalesce(${slug}, slug),
          tags = coalesce(${tags ?? null}::text[], tags) WHERE id = ${id}`,
    );
  }

  async set(
    id: string,
    column: 'status' | 'label' | 'closed_at' | 'accepted_post_id',
    value: string | Date | null,
    manager: EntityManager,
  ): Promise<void> {
    await execute(manager, sql`UPDATE community_topics SET ${raw(column)} = ${value} WHERE id = ${id}`);
  }

  async addHelpful(id: string, by: 1 | -1, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`UPDATE community_topics SET helpful_lately = greatest(0, helpful_lately + ${by}) WHERE id = ${id}`,
    );
  }

  /** The number of the last published post of each topic. */
  async findLastNumbers(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await readRows<{ id: string; number: number }>(
      this.database,
      sql`SELECT topic.id, last.number FROM unnest(${ids}::uuid[]) AS topic (id), LATERAL (
          SELECT number FROM community_posts WHERE topic_id = topic.id AND status = 'published'
          ORDER BY number DESC LIMIT 1) AS last`,
    );
    return new Map(rows.map(({ id, number }) => [id, number]));
  }
}
