import { Injectable } from '@nestjs/common';
import type { PostStatus, ReactionKind } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, readRows, sql, type Database } from '../../../platform/database/sql.js';
import { PostPartsRepository } from './post-parts.repository.js';

export interface PostRow {
  id: string;
  topicId: string;
  number: number;
  authorId: string | null;
  isOfficial: boolean;
  status: PostStatus;
  text: string;
  html: string;
  requestDigest: string;
  replyTo: string | null;
  revision: number;
  helpful: number;
  thanks: number;
  sameHere: number;
  createdAt: Date;
  editedAt: Date | null;
}

export interface NewPost extends Pick<
  PostRow,
  | 'id'
  | 'topicId'
  | 'number'
  | 'authorId'
  | 'isOfficial'
  | 'status'
  | 'text'
  | 'html'
  | 'requestDigest'
  | 'replyTo'
> {
  textDigest: string;
  hasLink: boolean;
}

const postColumns = sql`
  id, topic_id AS "topicId", number, author_id AS "authorId", is_official AS "isOfficial", status, text, html,
  request_digest AS "requestDigest", reply_to AS "replyTo", revision, helpful, thanks, same_here AS "sameHere",
  created_at AS "createdAt", edited_at AS "editedAt"`;

/** A held post is visible to its author. */
const isVisibleSql = (readerId: string | null) => sql`(status <> 'held' OR author_id = ${readerId}::uuid)`;

const isOverdueSql = (hours: number) => sql`
  status = 'held' AND NOT has_link AND held_at < now() - make_interval(hours => ${hours})`;

/** The rows of posts. What belongs to them is in `PostPartsRepository`. */
@Injectable()
export class PostsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly parts: PostPartsRepository,
  ) {}

  find(id: string, database: Database = this.database): Promise<PostRow | null> {
    return readRow(database, sql`SELECT ${postColumns} FROM community_posts WHERE id = ${id}`);
  }

  lock(id: string, manager: EntityManager): Promise<PostRow | null> {
    return readRow(
      manager,
      sql`SELECT ${postColumns} FROM community_posts WHERE id = ${id} FOR NO KEY UPDATE`,
    );
  }

  /** Keeps these posts from being edited, hidden or removed until the transaction ends. Returns how many are published. */
  async lockPublished(ids: readonly string[], manager: EntityManager): Promise<number> {
    const rows = await readRows<{ status: PostStatus }>(
      manager,
      sql`SELECT status FROM community_posts WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR SHARE`,
    );
    return rows.filter(({ status }) => status === 'published').length;
  }

  findFirst(topicId: string, database: Database = this.database): Promise<PostRow | null> {
    return readRow(
      database,
      sql`SELECT ${postColumns} FROM community_posts WHERE topic_id = ${topicId} AND number = 1`,
    );
  }

  async hasReplyByOthers(topicId: string, userId: string, database: Database): Promise<boolean> {
    const row = await readRow(
      database,
      sql`SELECT FROM community_posts WHERE topic_id = ${topicId} AND number > 1 AND status = 'published'
        AND author_id IS DISTINCT FROM ${userId} LIMIT 1`,
    );
    return row !== null;
  }

  findAll(ids: readonly string[]): Promise<PostRow[]> {
    return readRows(
      this.database,
      sql`SELECT ${postColumns} FROM community_posts WHERE id = ANY (${ids}::uuid[])`,
    );
  }

  /** The posts from a number on. One row more than `size` shows that there are others. */
  listFrom(topicId: string, from: number, readerId: string | null, size: number): Promise<PostRow[]> {
    return readRows(
      this.database,
      sql`SELECT ${postColumns} FROM community_posts WHERE topic_id = ${topicId} AND number >= ${from}
          AND ${isVisibleSql(readerId)} ORDER BY number LIMIT ${size + 1}`,
    );
  }

  /** Topics or replies that this person wrote since `since`, whatever became of them. */
  async countSince(
    authorId: string,
    what: 'topics' | 'replies',
    since: Date,
    database: Database,
  ): Promise<number> {
    const row = await readRow<{ count: number }>(
      database,
      sql`SELECT count(*)::integer AS count FROM community_posts WHERE author_id = ${authorId}
        AND created_at >= ${since} AND ${what === 'topics' ? sql`number = 1` : sql`number > 1`}`,
    );
    return row!.count;
  }

  /** How many posts this person wrote before `post`. */
  async countBefore(authorId: string, postId: string, database: Database): Promise<number> {
    const row = await readRow<{ count: number }>(
      database,
      sql`SELECT count(*)::integer AS count FROM (SELECT FROM community_posts
        WHERE author_id = ${authorId} AND id <> ${postId} AND created_at <= coalesce(
          (SELECT created_at FROM community_posts WHERE id = ${postId}), now()) LIMIT 10) AS earlier`,
    );
    return row!.count;
  }

  /** Whether this person posted the same text in another topic within a day. */
  async hasSameText(
    authorId: string,
    textDigest: string,
    topicId: string,
    database: Database,
  ): Promise<boolean> {
    const row = await readRow(
      database,
      sql`SELECT FROM community_posts WHERE author_id = ${authorId} AND text_digest = ${textDigest}
        AND topic_id <> ${topicId} AND created_at > now() - interval '1 day' LIMIT 1`,
    );
    return row !== null;
  }

  async insert(post: NewPost, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO community_posts (id, topic_id, number, author_id, is_official, status, has_link, text, html,
          request_digest, text_digest, reply_to, revision, helpful, thanks, same_here, created_at, held_at)
        VALUES (${post.id}, ${post.topicId}, ${post.number}, ${post.authorId}, ${post.isOfficial}, ${post.status},
          ${post.hasLink}, ${post.text}, ${post.html}, ${post.requestDigest}, ${post.textDigest}, ${post.replyTo},
          1, 0, 0, 0, now(), CASE WHEN ${post.status} = 'held' THEN now() END)`,
    );
  }

  async update(
    id: string,
    change: Pick<NewPost, 'text' | 'html' | 'textDigest' | 'hasLink'>,
    manager: EntityManager,
  ): Promise<void> {
    await execute(
      manager,
      sql`UPDATE community_posts SET text = ${change.text}, html = ${change.html}, text_digest = ${change.textDigest},
          has_link = ${change.hasLink}, revision = revision + 1, edited_at = now() WHERE id = ${id}`,
    );
  }

  /** A hold, a moderator's action or its end. The topic of a first post changes with it. */
  async setStatus(
    { id, topicId, number }: PostRow,
    status: PostStatus,
    manager: EntityManager,
  ): Promise<void> {
    await execute(
      manager,
      sql`UPDATE community_posts SET status = ${status}, held_at = CASE WHEN ${status} = 'held' THEN now() END
        WHERE id = ${id}`,
    );
    if (number === 1)
      await execute(manager, sql`UPDATE community_topics SET status = ${status} WHERE id = ${topicId}`);
  }

  /** Removes the text; it stays as a revision for moderators until the cleanup. Quotes of the post are emptied. */
  async remove(post: PostRow, manager: EntityManager): Promise<void> {
    await this.parts.addRevision(post, manager);
    for (const statement of [
      sql`UPDATE community_posts SET status = 'removed', text = '', html = '', text_digest = '', removed_at = now(),
        held_at = NULL WHERE id = ${post.id}`,
      sql`UPDATE community_post_quotes SET text = '' WHERE source_id = ${post.id}`,
      sql`DELETE FROM community_post_figures WHERE post_id = ${post.id}`,
      sql`DELETE FROM community_post_pictures WHERE post_id = ${post.id}`,
      sql`UPDATE community_topics SET accepted_post_id = NULL WHERE id = ${post.topicId}
        AND accepted_post_id = ${post.id}`,
    ])
      await execute(manager, statement);
  }

  /** Adds or takes back a reaction. Returns false when nothing changed. */
  async react(
    reaction: { userId: string; postId: string; kind: ReactionKind },
    by: 1 | -1,
    manager: EntityManager,
  ): Promise<boolean> {
    const { userId, postId, kind } = reaction;
    const changed = await execute(
      manager,
      by === 1
        ? sql`INSERT INTO community_reactions (user_id, post_id, kind, at) VALUES (${userId}, ${postId}, ${kind}, now())
            ON CONFLICT DO NOTHING`
        : sql`DELETE FROM community_reactions WHERE user_id = ${userId} AND post_id = ${postId} AND kind = ${kind}`,
    );
    if (changed === 0) return false;
    const amount = (one: ReactionKind) => (one === kind ? sql`${by}::integer` : sql`0`);
    await execute(
      manager,
      sql`UPDATE community_posts SET helpful = helpful + ${amount('helpful')}, thanks = thanks + ${amount('thanks')},
        same_here = same_here + ${amount('same-here')} WHERE id = ${postId}`,
    );
    return true;
  }

  /** Held posts without a link whose review took too long. */
  listOverdueHolds(hours: number): Promise<PostRow[]> {
    return readRows(
      this.database,
      sql`SELECT ${postColumns} FROM community_posts WHERE ${isOverdueSql(hours)} ORDER BY held_at LIMIT 500`,
    );
  }

  /** False if the post has been reviewed, or got a link, since it was listed. Locks the post. */
  async isOverdueHold(id: string, hours: number, manager: EntityManager): Promise<boolean> {
    const row = await readRow(
      manager,
      sql`SELECT FROM community_posts WHERE id = ${id} AND ${isOverdueSql(hours)} FOR NO KEY UPDATE`,
    );
    return row !== null;
  }
}
