import { Injectable } from '@nestjs/common';
import type { LibraryPage, LibraryPost, PostTag } from '@wanderwork/contracts';
import { LIBRARY_PAGE, type LibraryQuery } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { PageKeys, type Place } from '../../../platform/lists/page-keys.js';
import { bestSql } from './best.js';
import { conditionsOf, type Filters } from './conditions.js';
import { correctedWords } from './corrections.js';
import { LibraryRows, type Passage } from './library-rows.service.js';
import { COUNTED, countSql, newestSql } from './newest.js';
import { tagsSql } from './tags.js';
import { wordsOf } from './words.js';

interface Row {
  id: string;
  value: string;
}

interface Asked {
  filters: Filters;
  limit: number;
  place: Place | null;
}

/** What a search came to: in words that stand somewhere, all of them or any. */
interface Search {
  words: string[];
  every: boolean;
  corrected: string | null;
  rows: (Row & { total: number; more: boolean })[];
}

const isWhole = ({ category, tag, author, after }: LibraryQuery): boolean =>
  [category, tag, author, after].every((value) => value === undefined);

/** Articles by what they are, newest first, or by what they say, the best first. */
@Injectable()
export class Library {
  constructor(
    private readonly database: DataSource,
    private readonly pageKeys: PageKeys,
    private readonly posts: LibraryRows,
  ) {}

  async page(query: LibraryQuery): Promise<LibraryPage> {
    const { q = '', limit = LIBRARY_PAGE, after } = query;
    const words = wordsOf(q);
    const list = JSON.stringify(['posts', words, query.category, query.tag, query.author]);
    const place = after === undefined ? null : this.pageKeys.read(list, after);
    const asked = { filters: query, limit, place };
    return words.length === 0 ? this.newest(asked, list, isWhole(query)) : this.best(words, asked, list);
  }

  /** What the newest posts are about, the most frequent first. */
  tags(): Promise<PostTag[]> {
    return this.database.query(tagsSql);
  }

  private async newest(asked: Asked, list: string, whole: boolean): Promise<LibraryPage> {
    const conditions = conditionsOf(asked.filters);
    const { sql, parameters } = newestSql(conditions, asked.limit, asked.place);
    const count = countSql(conditions);
    const [rows, [{ total }]] = (await Promise.all([
      this.database.query(sql, parameters),
      this.database.query(count.sql, count.parameters),
    ])) as [Row[], [{ total: number }]];
    return {
      ...(await this.pageOf(rows, asked.limit, list)),
      ...(total > COUNTED ? { total: COUNTED, totalIs: 'over' } : { total }),
      featured: whole ? await this.posts.featured() : null,
      corrected: null,
      allWords: true,
    };
  }

  private async best(words: string[], asked: Asked, list: string): Promise<LibraryPage> {
    const { rows, every, corrected, words: found } = await this.search(words, asked);
    return {
      ...(await this.pageOf(rows, asked.limit, list, found)),
      total: rows[0]?.total ?? 0,
      ...(rows[0]?.more && { totalIs: 'over' as const }),
      featured: null,
      corrected,
      allWords: every,
    };
  }

  /** As it was typed; else as it was probably meant; else whatever has some of it. */
  private async search(words: string[], asked: Asked): Promise<Search> {
    const typed = await this.matching(words, true, asked);
    if (typed.length > 0) return { words, every: true, corrected: null, rows: typed };
    const meant = await correctedWords(this.database, words);
    const corrected = meant?.join(' ') ?? null;
    const nearer = meant ?? words;
    const all = meant ? await this.matching(meant, true, asked) : [];
    if (all.length > 0) return { words: nearer, every: true, corrected, rows: all };
    const some = nearer.length > 1 ? await this.matching(nearer, false, asked) : [];
    return { words: nearer, every: false, corrected: some.length > 0 ? corrected : null, rows: some };
  }

  private matching(words: string[], every: boolean, asked: Asked): Promise<Search['rows']> {
    const { sql, parameters } = bestSql({ words, every, ...asked });
    return this.database.query(sql, parameters);
  }

  private async pageOf(
    rows: Row[],
    limit: number,
    list: string,
    words: string[] = [],
  ): Promise<{ items: LibraryPost[]; nextKey: string | null }> {
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const ids = shown.map(({ id }) => id);
    const passages = words.length > 0 ? await this.posts.passages(ids, words) : new Map<string, Passage>();
    return {
      items: await this.posts.read(ids, passages),
      nextKey: last ? this.pageKeys.write(list, { value: last.value, id: last.id }) : null,
    };
  }
}
