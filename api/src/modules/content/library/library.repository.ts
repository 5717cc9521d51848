import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { LibraryPost } from '@wanderwork/contracts';
import { In, IsNull, LessThanOrEqual, Not, Repository } from 'typeorm';
import { sql } from '../../../platform/database/sql.js';
import { findPassages, type Passage } from '../../../platform/text-search/passages.js';
import { Post } from '../entities/post.entity.js';
import { cardColumns, toPostCard } from '../posts.mapper.js';

/** The texts of posts as a search shows them. */
const textsSql = (ids: readonly string[]) => sql`
  SELECT id, title, coalesce(excerpt, '') || ' ' || post_plain(content) FROM posts WHERE id = ANY (${ids}::uuid[])`;

/** Reads the posts of one page in the given order. */
@Injectable()
export class LibraryRepository {
  constructor(@InjectRepository(Post) private readonly posts: Repository<Post>) {}

  async readPosts(ids: readonly string[], passages: ReadonlyMap<string, Passage>): Promise<LibraryPost[]> {
    if (ids.length === 0) return [];
    const columns = [...cardColumns, 'author'] as const;
    const rows = await this.posts.find({
      select: Object.fromEntries(columns.map((column) => [column, true])),
      where: { id: In([...ids]) },
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ ...toPostCard(row), author: row.author, found: passages.get(id) ?? null }] : [];
    });
  }

  async findFeatured(): Promise<LibraryPost | null> {
    const post = await this.posts.findOne({
      select: { id: true },
      where: { featuredAt: Not(IsNull()), publishedAt: LessThanOrEqual(new Date()) },
      order: { featuredAt: 'DESC' },
    });
    const [read] = post ? await this.readPosts([post.id], new Map()) : [];
    return read ?? null;
  }

  findPassages(ids: readonly string[], words: readonly string[]): Promise<Map<string, Passage>> {
    return findPassages(this.posts.manager, textsSql(ids), words);
  }
}
