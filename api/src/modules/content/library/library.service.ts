import { Injectable } from '@nestjs/common';
import type { LibraryPage, LibraryPost, PostTag } from '@wanderwork/contracts';
import { LIBRARY_PAGE, type LibraryQuery } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { readRow, readRows, sql } from '../../../platform/database/sql.js';
import { PageKeys, type Place } from '../../../platform/lists/page-keys.js';
import { MAX_COUNTED, buildConditions, countPostsSql, newestPostsSql, type Filters } from './conditions.js';
import { correctSpelling } from './corrections.js';
import { LibraryRepository, type Passage } from './library.repository.js';
import { rankedSearchSql } from './ranked-search.js';
import { tokenize } from './text-query.js';

interface Row {
  id: string;
  value: string;
}

interface ListRequest {
  filters: Filters;
  limit: number;
  place: Place | null;
}

/** The result of a search, with the words that matched. */
interface SearchResult {
  words: string[];
  matchAll: boolean;
  corrected: string | null;
  rows: (Row & { total: number; more: boolean })[];
}

/** Only the newest posts count. */
const MAX_TAGGED_POSTS = 2000;
const MAX_TAGS = 24;

const listTagsSql = sql`
  SELECT tag, count(*)::integer AS posts
  FROM (SELECT tags FROM posts WHERE published_at <= now()
    ORDER BY published_at DESC, id DESC LIMIT ${MAX_TAGGED_POSTS}) AS newest, unnest(tags) AS tag
  GROUP BY tag ORDER BY posts DESC, tag LIMIT ${MAX_TAGS}`;

const isUnfiltered = ({ category, tag, author, after }: LibraryQuery): boolean =>
  [category, tag, author, after].every((value) => value === undefined);

/** Lists posts by filters, newest first, or searches their text, best first. */
@Injectable()
export class LibraryService {
  constructor(
    private readonly database: DataSource,
    private readonly pageKeys: PageKeys,
    private readonly posts: LibraryRepository,
  ) {}

  async getPage(query: LibraryQuery): Promise<LibraryPage> {
    const { q = '', limit = LIBRARY_PAGE, after } = query;
    const words = tokenize(q);
    const list = JSON.stringify(['posts', words, query.category, query.tag, query.author]);
    const place = after === undefined ? null : this.pageKeys.read(list, after);
    const request = { filters: query, limit, place };
    return words.length === 0
      ? this.listNewest(request, list, isUnfiltered(query))
      : this.search(words, request, list);
  }

  /** The most frequent tags of the newest posts. */
  listTags(): Promise<PostTag[]> {
    return readRows(this.database, listTagsSql);
  }

  private async listNewest(
    request: ListRequest,
    list: string,
    isUnfilteredRequest: boolean,
  ): Promise<LibraryPage> {
    const conditions = buildConditions(request.filters);
    const [rows, count] = await Promise.all([
      readRows<Row>(this.database, newestPostsSql(conditions, request.limit, request.place)),
      readRow<{ total: number }>(this.database, countPostsSql(conditions)),
    ]);
    const total = count?.total ?? 0;
    return {
      ...(await this.toPage(rows, request.limit, list)),
      ...(total > MAX_COUNTED ? { total: MAX_COUNTED, totalIs: 'over' } : { total }),
      featured: isUnfilteredRequest ? await this.posts.findFeatured() : null,
      corrected: null,
      allWords: true,
    };
  }

  private async search(words: string[], request: ListRequest, list: string): Promise<LibraryPage> {
    const { rows, matchAll, corrected, words: matchedTokens } = await this.findMatches(words, request);
    return {
      ...(await this.toPage(rows, request.limit, list, matchedTokens)),
      total: rows[0]?.total ?? 0,
      ...(rows[0]?.more && { totalIs: 'over' as const }),
      featured: null,
      corrected,
      allWords: matchAll,
    };
  }

  /** Tries the query as typed, then with corrected spelling, then any of its words. */
  private async findMatches(words: string[], request: ListRequest): Promise<SearchResult> {
    const exact = await this.runSearch(words, true, request);
    if (exact.length > 0) return { words, matchAll: true, corrected: null, rows: exact };
    const correctedTokens = await correctSpelling(this.database, words);
    const corrected = correctedTokens?.join(' ') ?? null;
    const searchTokens = correctedTokens ?? words;
    const all = correctedTokens ? await this.runSearch(correctedTokens, true, request) : [];
    if (all.length > 0) return { words: searchTokens, matchAll: true, corrected, rows: all };
    const partial = searchTokens.length > 1 ? await this.runSearch(searchTokens, false, request) : [];
    return {
      words: searchTokens,
      matchAll: false,
      corrected: partial.length > 0 ? corrected : null,
      rows: partial,
    };
  }

  private runSearch(words: string[], matchAll: boolean, request: ListRequest): Promise<SearchResult['rows']> {
    return readRows(this.database, rankedSearchSql({ words, matchAll, ...request }));
  }

  private async toPage(
    rows: Row[],
    limit: number,
    list: string,
    words: string[] = [],
  ): Promise<{ items: LibraryPost[]; nextKey: string | null }> {
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const ids = shown.map(({ id }) => id);
    const passages =
      words.length > 0 ? await this.posts.findPassages(ids, words) : new Map<string, Passage>();
    return {
      items: await this.posts.readPosts(ids, passages),
      nextKey: last ? this.pageKeys.write(list, { value: last.value, id: last.id }) : null,
    };
  }
}
