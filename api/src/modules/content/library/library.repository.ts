import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { LibraryPost } from '@wanderwork/contracts';
import { In, IsNull, LessThanOrEqual, Not, Repository } from 'typeorm';
import { Post } from '../entities/post.entity.js';
import { cardColumns, toPostCard } from '../posts.mapper.js';
import { toTextParts, buildPassagesSql } from './passages.js';

export type Passage = NonNullable<LibraryPost['found']>;

interface PassageRow {
  id: string;
  title: string;
  passage: string;
}

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

  async findPassages(ids: readonly string[], words: readonly string[]): Promise<Map<string, Passage>> {
    const { sql, parameters } = buildPassagesSql(ids, words);
    const rows: PassageRow[] = await this.posts.query(sql, parameters);
    return new Map(
      rows.map(({ id, title, passage }) => [
        id,
        { title: toTextParts(title), passage: toTextParts(passage.trim()) },
      ]),
    );
  }
}
