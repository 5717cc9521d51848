import { Injectable } from '@nestjs/common';
import type { PostRevision, ReactionKind } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, readRows, sql, type Database } from '../../../platform/database/sql.js';

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

export interface FigureRow {
  postId: string;
  name: string;
  label: string;
  /** Its printed value when it was first cited. */
  value: string | null;
  citedIn: number;
}

/** Mentions, quotes, figures, links, pictures, revisions and reactions of posts. */
@Injectable()
export class PostPartsRepository {
  constructor(private readonly database: DataSource) {}

  /** The most posts of new people that link to one of these hosts. */
  async countPostsWithHost(hosts: readonly string[], postId: string, database: Database): Promise<number> {
    const row = await readRow<{ count: number }>(
      database,
      sql`SELECT coalesce(max(count), 0)::integer AS count FROM (SELECT count(*) AS count FROM community_post_links
        WHERE host = ANY (${hosts}::text[]) AND post_id <> ${postId} GROUP BY host) AS counted`,
    );
    return row!.count;
  }

  /** Whether somebody else has one of these pictures in a post or as their portrait. */
  async hasForeignPicture(files: readonly string[], userId: string): Promise<boolean> {
    if (files.length === 0) return false;
    const row = await readRow(
      this.database,
      sql`SELECT FROM community_post_pictures JOIN community_posts ON id = post_id
        WHERE file = ANY (${files}::text[]) AND author_id IS DISTINCT FROM ${userId}
        UNION ALL SELECT FROM community_people WHERE picture = ANY (${files}::text[]) AND user_id <> ${userId}
        LIMIT 1`,
    );
    return row !== null;
  }

  async addRevision(
    { id, revision, text }: { id: string; revision: number; text: string },
    manager: EntityManager,
  ): Promise<void> {
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
      // Those of earlier texts are kept, so that the erasure of a person finds them there too.
      sql`DELETE FROM community_post_mentions WHERE post_id = ${postId} AND NOT EXISTS (
        SELECT FROM community_post_revisions AS revision
        WHERE revision.post_id = ${postId} AND strpos(lower(text), '@' || written) > 0)`,
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

  listQuotes(postIds: readonly string[]): Promise<QuoteRow[]> {
    return readRows(
      this.database,
      sql`SELECT quote.post_id AS "postId", source_id AS "sourceId", number, author_id AS "authorId",
          CASE WHEN source.status = 'published' THEN quote.text ELSE '' END AS text
        FROM community_post_quotes AS quote JOIN community_posts AS source ON source.id = source_id
        WHERE quote.post_id = ANY (${postIds}::uuid[]) ORDER BY quote.post_id, position`,
    );
  }

  /** Without those who have blocked the author since: they don't want to be named by them. */
  listMentions(postIds: readonly string[]): Promise<{ postId: string; userId: string; written: string }[]> {
    return readRows(
      this.database,
      sql`SELECT post_id AS "postId", mention.user_id AS "userId", written
        FROM community_post_mentions AS mention JOIN community_posts AS post ON post.id = post_id
        WHERE post_id = ANY (${postIds}::uuid[]) AND strpos(lower(text), '@' || written) > 0
          AND NOT EXISTS (SELECT FROM community_blocks AS block
            WHERE block.user_id = mention.user_id AND other_id = author_id)`,
    );
  }

  listFigures(postIds: readonly string[]): Promise<FigureRow[]> {
    return readRows(
      this.database,
      sql`SELECT post_id AS "postId", name, label, value,
          extract(year FROM cited_at AT TIME ZONE 'UTC')::integer AS "citedIn" FROM community_post_figures
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
}
