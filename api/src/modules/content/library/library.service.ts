import { Injectable } from '@nestjs/common';
import type { LibraryPage, LibraryPost, PostTag } from '@wanderwork/contracts';
import { LIBRARY_PAGE, type LibraryQuery } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { raw, readRow, readRows, sql } from '../../../platform/database/sql.js';
import { PageKeys, type Place } from '../../../platform/lists/page-keys.js';
import type { Corpus } from '../../../platform/text-search/corpus.js';
import type { Passage } from '../../../platform/text-search/passages.js';
import { searchTexts } from '../../../platform/text-search/ranked-search.js';
import { tokenize } from '../../../platform/text-search/text-query.js';
import {
  MAX_COUNTED,
  buildConditions,
  buildFacets,
  countPostsSql,
  newestPostsSql,
  type Filters,
} from './conditions.js';
import { LibraryRepository } from './library.repository.js';

interface Row {
  id: string;
  value: string;
}

interface ListRequest {
  filters: Filters;
  limit: number;
  place: Place | null;
}

const corpus: Corpus = {
  search: raw('post_search'),
  result: raw('post_id'),
  words: raw('post_words'),
  newestWith: raw('newest_posts_with'),
  wordsBegun: raw('words_begun'),
};

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
    const { filters, limit, place } = request;
    const search = { corpus, facets: buildFacets(filters), limit, place };
    const {
      rows,
      matchAll,
      corrected,
      words: matchedTokens,
    } = await searchTexts(this.database, words, search);
    return {
      ...(await this.toPage(rows, limit, list, matchedTokens)),
      total: rows[0]?.total ?? 0,
      ...(rows[0]?.more && { totalIs: 'over' as const }),
      featured: null,
      corrected,
      allWords: matchAll,
    };
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
