import { Injectable } from '@nestjs/common';
import type { PostCard } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { postNotFound } from '../content.errors.js';
import { PostsService } from '../posts.service.js';
import { LibraryRows } from './library-rows.service.js';

const RELATED = 3;
/** Of each kind of nearness so many of the newest are compared. */
const COMPARED = 100;

const newest = (condition: string) => `
  (SELECT posts.id FROM posts, this WHERE ${condition} AND posts.published_at <= now()
   ORDER BY posts.published_at DESC, posts.id DESC LIMIT ${COMPARED})`;

/** Of the same words: any of those of the title and the tags, as stems. */
const alike = `
  (SELECT post_search.post_id FROM post_search, this WHERE post_search.vector @@ this.words
   AND post_search.published_at <= now()
   ORDER BY post_search.published_at DESC, post_search.post_id DESC LIMIT ${COMPARED})`;

/** A shared city says more than a shared tag, that more than a shared category, and the words decide among equals. */
const nearest = `
  WITH this AS (
    SELECT id, cities, tags, category, array_to_string(ARRAY(
      SELECT quote_literal(lexeme) FROM unnest(to_tsvector('reading', title || ' ' || array_to_string(tags, ' ')))), ' | ')::tsquery AS words
    FROM posts WHERE id = $1),
  near AS (
    ${newest('posts.cities && this.cities')}
    UNION ${newest('posts.tags && this.tags')}
    UNION ${newest('posts.category = this.category')}
    UNION ${alike}
    UNION (SELECT id FROM posts WHERE published_at <= now() ORDER BY published_at DESC, id DESC LIMIT ${RELATED + 1}))
  SELECT posts.id FROM near JOIN posts USING (id) JOIN post_search ON post_id = posts.id, this
  WHERE posts.id <> this.id
  ORDER BY 3 * cardinality(ARRAY(SELECT unnest(posts.cities) INTERSECT SELECT unnest(this.cities)))
    + 2 * cardinality(ARRAY(SELECT unnest(posts.tags) INTERSECT SELECT unnest(this.tags)))
    + CASE WHEN posts.category = this.category THEN 1 ELSE 0 END
    + 4 * ts_rank(post_search.vector, this.words, 1 | 32) DESC, posts.published_at DESC, posts.id DESC
  LIMIT ${RELATED}`;

/** What to read after an article: near by its cities, its tags and its words. */
@Injectable()
export class RelatedPosts {
  constructor(
    private readonly database: DataSource,
    private readonly posts: PostsService,
    private readonly rows: LibraryRows,
  ) {}

  async of(slugOrId: string): Promise<PostCard[]> {
    const id = await this.posts.idOf(slugOrId);
    if (id === null) throw postNotFound();
    const near: { id: string }[] = await this.database.query(nearest, [id]);
    return this.rows.read(
      near.map((row) => row.id),
      new Map(),
    );
  }
}
