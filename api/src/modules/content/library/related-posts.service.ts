import { Injectable } from '@nestjs/common';
import type { PostCard } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRow, readRows, sql, type Sql } from '../../../platform/database/sql.js';
import { postNotFound } from '../content.errors.js';
import { PostsService } from '../posts.service.js';
import { LibraryRepository } from './library.repository.js';

const MAX_RELATED = 3;
/** Candidates per criterion, newest first. */
const MAX_CANDIDATES = 40;

/** The traits to compare with, read first so that the planner can estimate the matches. */
const findTraitsSql = (id: string) => sql`
  SELECT cities, tags, category, array_to_string(ARRAY(
    SELECT quote_literal(lexeme) FROM unnest(to_tsvector('reading', title || ' ' || array_to_string(tags, ' ')))), ' | ') AS words
  FROM posts WHERE id = ${id}`;

interface PostTraits {
  cities: string[];
  tags: string[];
  category: string | null;
  words: string;
}

/** The newest published posts for each of these marks. */
const newestMarkedSql = (kind: string, values: readonly string[]) => sql`
  (SELECT near.post_id AS id FROM unnest(${values}::text[]) AS value, LATERAL (
     SELECT post_id FROM post_marks WHERE mark = post_mark(${kind}, value) AND published_at <= now()
     ORDER BY published_at DESC, post_id DESC LIMIT ${MAX_CANDIDATES}) AS near)`;

const newestSql = (condition: Sql, limit: number) => sql`
  (SELECT id FROM posts WHERE ${condition} AND published_at <= now() ORDER BY published_at DESC, id DESC LIMIT ${limit})`;

/** Weights: shared city 3, shared tag 2, same category 1, plus similarity of the text. */
const findRelatedSql = (id: string, { cities, tags, category, words }: PostTraits) => sql`
  WITH near AS (
    ${newestMarkedSql('city', cities)}
    UNION ${newestMarkedSql('tag', tags)}
    UNION ${newestSql(sql`category = ${category}::text`, MAX_CANDIDATES)}
    UNION (SELECT post_id FROM newest_posts_with(${words}::tsquery, ARRAY[${words}::tsquery], ${MAX_CANDIDATES}))
    UNION ${newestSql(sql`true`, MAX_RELATED + 1)})
  SELECT posts.id FROM near JOIN posts USING (id) JOIN post_search ON post_id = posts.id
  WHERE posts.id <> ${id}
  ORDER BY 3 * cardinality(ARRAY(SELECT unnest(posts.cities) INTERSECT SELECT unnest(${cities}::text[])))
    + 2 * cardinality(ARRAY(SELECT unnest(posts.tags) INTERSECT SELECT unnest(${tags}::text[])))
    + CASE WHEN posts.category = ${category}::text THEN 1 ELSE 0 END
    + 4 * ts_rank(post_search.vector, ${words}::tsquery, 1 | 32) DESC, posts.published_at DESC, posts.id DESC
  LIMIT ${MAX_RELATED}`;

/** Related posts by cities, tags, category and text. */
@Injectable()
export class RelatedPostsService {
  constructor(
    private readonly database: DataSource,
    private readonly posts: PostsService,
    private readonly rows: LibraryRepository,
  ) {}

  async list(slugOrId: string): Promise<PostCard[]> {
    const id = await this.posts.findId(slugOrId);
    if (id === null) throw postNotFound();
    const traits = await readRow<PostTraits>(this.database, findTraitsSql(id));
    if (!traits) throw postNotFound();
    const relatedPosts = await readRows<{ id: string }>(this.database, findRelatedSql(id, traits));
    return this.rows.readPosts(
      relatedPosts.map((row) => row.id),
      new Map(),
    );
  }
}
