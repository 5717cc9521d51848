import { Injectable } from '@nestjs/common';
import type { PostRevision, PostStatus, ReactionKind } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, readRows, sql, type Database } from '../../../platform/database/sql.js';

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

/** What belongs to a post besides its text. */
export interface PostParts {
  /** The person's id by the handle as written. */
  mentions: ReadonlyMap<string, string>;
  figures: readonly { name: string; label: string; value: string | null }[];
  /** Only those that count toward a review. */
  hosts: readonly string[];
  /** File names of pictures. */
  pictures: readonly string[];
}

export interface QuoteRow {
  postId: string;
  sourceId: string;
  number: number;
  authorId: string | null;
  /** Empty once the source is gone. */
  text: string;
}

const postColumns = sql`
  id, topic_id AS "topicId", number, author_id AS "authorId", is_official AS "isOfficial", status, text, html,
  request_digest AS "requestDigest", reply_to AS "replyTo", revision, helpful, thanks, same_here AS "sameHere",
  created_at AS "createdAt", edited_at AS "editedAt"`;

/** A held post is visible to its author. */
const isVisibleSql = (readerId: string | null) => sql`(status <> 'held' OR author_id = ${readerId}::uuid)`;

/** Posts and what belongs to them. */
@Injectable()
export class PostsRepository {
  constructor(private readonly database: DataSource) {}

  find(id: string, database: Database = this.database): Promise<PostRow | null> {
    return readRow(database, sql`SELECT ${postColumns} FROM community_posts WHERE id = ${id}`);
  }

  lock(id: string, manager: EntityManager): Promise<PostRow | null> {
    return readRow(
      manager,
      sql`SELECT ${postColumns} FROM community_posts WHERE id = ${id} FOR NO KEY UPDATE`,
    );
  }

  findFirst(topicId: string, database: Database = this.database): Promise<PostRow | null> {
    return readRow(
      database,
      sql`SELECT ${postColumns} FROM community_posts WHERE topic_id = ${topicId} AND number = 1`,
    );
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

  /** The most posts of new people that link to one of these hosts. */
  async countPostsWithHost(hosts: readonly string[], postId: string, database: Database): Promise<number> {
    const row = await readRow<{ count: number }>(
      database,
      sql`SELECT coalesce(max(count), 0)::integer AS count FROM (SELECT count(*) AS count FROM community_post_links
        WHERE host = ANY (${hosts}::text[]) AND post_id <> ${postId} GROUP BY host) AS counted`,
    );
    return row!.count;
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

  async addRevision({ id, revision, text }: PostRow, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO community_post_revisions (post_id, revision, text, at)
        SELECT id, ${revision}, ${text}, coalesce(edited_at, created_at) FROM community_posts WHERE id = ${id}
        ON CONFLICT DO NOTHING`,
    );
  }

  /** Figures keep the value that they had when they were first cited. */
  async saveParts(
    postId: string,
    { mentions, figures, hosts, pictures }: PostParts,
    manager: EntityManager,
  ): Promise<void> {
    const names = figures.map(({ name }) => name);
    for (const statement of [
      sql`DELETE FROM community_post_mentions WHERE post_id = ${postId}`,
      sql`INSERT INTO community_post_mentions (post_id, user_id, written)
        SELECT ${postId}::uuid, user_id, written
        FROM unnest(${[...mentions.values()]}::uuid[], ${[...mentions.keys()]}::text[]) AS mention (user_id, written)
        ON CONFLICT DO NOTHING`,
      sql`DELETE FROM community_post_figures WHERE post_id = ${postId} AND name <> ALL (${names}::text[])`,
      sql`INSERT INTO community_post_figures (post_id, name, label, value)
        SELECT ${postId}::uuid, * FROM unnest(${names}::text[], ${figures.map(({ label }) => label)}::text[],
          ${figures.map(({ value }) => value)}::text[]) ON CONFLICT DO NOTHING`,
      sql`INSERT INTO community_post_links (post_id, host)
        SELECT ${postId}::uuid, host FROM unnest(${hosts}::text[]) AS host ON CONFLICT DO NOTHING`,
      sql`DELETE FROM community_post_pictures WHERE post_id = ${postId}`,
      sql`INSERT INTO community_post_pictures (post_id, file)
        SELECT ${postId}::uuid, file FROM unnest(${pictures}::text[]) AS file ON CONFLICT DO NOTHING`,
    ])
      await execute(manager, statement);
  }

  async saveQuotes(
    postId: string,
    quotes: readonly { post: string; text: string }[],
    manager: EntityManager,
  ): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO community_post_quotes (post_id, position, source_id, text)
        SELECT ${postId}::uuid, position, source_id, text FROM unnest(${quotes.map(({ post }) => post)}::uuid[],
          ${quotes.map(({ text }) => text)}::text[]) WITH ORDINALITY AS quote (source_id, text, position)`,
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
    await this.addRevision(post, manager);
    for (const statement of [
      sql`UPDATE community_posts SET status = 'removed', text = '', html = '', text_digest = '', removed_at = now(),
        held_at = NULL WHERE id = ${post.id}`,
      sql`UPDATE community_post_quotes SET text = '' WHERE source_id = ${post.id}`,
      sql`DELETE FROM community_post_mentions WHERE post_id = ${post.id}`,
      sql`DELETE FROM community_post_figures WHERE post_id = ${post.id}`,
      sql`DELETE FROM community_post_pictures WHERE post_id = ${post.id}`,
      sql`UPDATE community_topics SET accepted_post_id = NULL WHERE id = ${post.topicId}
        AND accepted_post_id = ${post.id}`,
    ])
      await execute(manager, statement);
  }

  listQuotes(postIds: readonly string[]): Promise<QuoteRow[]> {
    return readRows(
      this.database,
      sql`SELECT quote.post_id AS "postId", source_id AS "sourceId", number, author_id AS "authorId",
          CASE WHEN source.status = 'published' THEN quote.text ELSE '' END AS text
        FROM community_post_quotes AS quote JOIN community_posts AS source ON source.id = source_id
        WHERE quote.post_id = ANY (${postIds}::uuid[]) ORDER BY quote.post_id, position`,
    );
  }

  listMentions(postIds: readonly string[]): Promise<{ postId: string; userId: string; written: string }[]> {
    return readRows(
      this.database,
      sql`SELECT post_id AS "postId", user_id AS "userId", written FROM community_post_mentions
        WHERE post_id = ANY (${postIds}::uuid[])`,
    );
  }

  listFigures(
    postIds: readonly string[],
  ): Promise<{ postId: string; name: string; label: string; value: string | null }[]> {
    return readRows(
      this.database,
      sql`SELECT post_id AS "postId", name, label, value FROM community_post_figures
        WHERE post_id = ANY (${postIds}::uuid[]) ORDER BY post_id, name`,
    );
  }

  listReactions(
    userId: string,
    postIds: readonly string[],
  ): Promise<{ postId: string; kind: ReactionKind }[]> {
    return readRows(
      this.database,
      sql`SELECT post_id AS "postId", kind FROM community_reactions
        WHERE user_id = ${userId} AND post_id = ANY (${postIds}::uuid[])`,
    );
  }

  /** Those of the posts that have earlier texts. */
  async findRevised(postIds: readonly string[]): Promise<Set<string>> {
    const rows = await readRows<{ id: string }>(
      this.database,
      sql`SELECT DISTINCT post_id AS id FROM community_post_revisions WHERE post_id = ANY (${postIds}::uuid[])`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  async listRevisions(postId: string): Promise<PostRevision[]> {
    const rows = await readRows<{ revision: number; text: string; at: Date }>(
      this.database,
      sql`SELECT revision, text, at FROM community_post_revisions WHERE post_id = ${postId}
        ORDER BY revision DESC LIMIT 100`,
    );
    return rows.map(({ at, ...revision }) => ({ ...revision, at: at.toISOString() }));
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
      sql`SELECT ${postColumns} FROM community_posts WHERE status = 'held' AND NOT has_link
        AND held_at < now() - make_interval(hours => ${hours}) ORDER BY held_at LIMIT 500`,
    );
  }
}
