import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { LibraryPost, TextPart } from '@wanderwork/contracts';
import { In, IsNull, LessThanOrEqual, Not, Repository } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';
import { Post } from '../entities/post.entity.js';
import { cardColumns, toPostCard } from '../posts.mapper.js';
import { buildTextQuery } from './text-query.js';

export type Passage = NonNullable<LibraryPost['found']>;

interface PassageRow {
  id: string;
  title: string;
  passage: string;
}

/** Control characters, which no text contains, mark the matches until `toTextParts` splits them. */
const START_MARK = '\u0002';
const END_MARK = '\u0003';

const headlineOptions = (rest: string) => `StartSel=${START_MARK}, StopSel=${END_MARK}, ${rest}`;
const TITLE_OPTIONS = headlineOptions('HighlightAll=true');
const PASSAGE_OPTIONS = headlineOptions('MaxFragments=2, MaxWords=22, MinWords=10, FragmentDelimiter=" … "');

/** Highlighted titles and the best matching passages for the posts of one page. */
const findPassagesSql = (ids: readonly string[], words: readonly string[]) => sql`
  SELECT id, ts_headline('reading', title, query, ${TITLE_OPTIONS}) AS title,
    ts_headline('reading', coalesce(excerpt, '') || ' ' || post_plain(content), query, ${PASSAGE_OPTIONS}) AS passage
  FROM posts, (SELECT ${buildTextQuery(words, false).matches}) AS asked (query) WHERE id = ANY (${ids}::uuid[])`;

/** Splits `one \u0002two\u0003 three` into parts, without empty parts and with single spaces. */
const toTextParts = (marked: string): TextPart[] =>
  marked
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;!?]|:(?= ))/g, '$1')
    .split(new RegExp(`(${START_MARK}[^${END_MARK}]*${END_MARK})`))
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith(START_MARK)
        ? { text: piece.slice(1, -1), found: true }
        : { text: piece, found: false },
    );

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
    const rows = await readRows<PassageRow>(this.posts.manager, findPassagesSql(ids, words));
    return new Map(
      rows.map(({ id, title, passage }) => [
        id,
        { title: toTextParts(title), passage: toTextParts(passage.trim()) },
      ]),
    );
  }
}
