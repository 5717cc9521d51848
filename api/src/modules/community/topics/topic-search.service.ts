import { Injectable } from '@nestjs/common';
import {
  EVERYWHERE,
  toPlaceKey,
  type FoundTopic,
  type SessionUser,
  type TopicSearchPage,
} from '@wanderwork/contracts';
import type { TopicSearchQuery } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { raw, readRows, sql, type Sql } from '../../../platform/database/sql.js';
import { PageKeys } from '../../../platform/lists/page-keys.js';
import type { Corpus } from '../../../platform/text-search/corpus.js';
import { findPassages } from '../../../platform/text-search/passages.js';
import { searchTexts, type FoundRow } from '../../../platform/text-search/ranked-search.js';
import { buildFacet, tokenize } from '../../../platform/text-search/text-query.js';
import { BarriersService } from '../people/barriers.service.js';
import { PlacesService } from '../places/places.service.js';
import { TopicPagesService } from './topic-pages.service.js';
import { TopicsRepository } from './topics.repository.js';

const PAGE_SIZE = 20;

const corpus: Corpus = {
  search: raw('community_search'),
  result: raw('topic_id'),
  words: raw('community_words'),
  newestWith: raw('newest_community_posts_with'),
  wordsBegun: raw('community_words_begun'),
};

const textsSql = (postIds: readonly string[]) => sql`
  SELECT post.id, title, post_plain(text) FROM community_posts AS post JOIN community_topics AS topic
    ON topic.id = topic_id WHERE post.id = ANY (${postIds}::uuid[])`;

/** As `community_facets` names places. */
const toFacetPlace = (city: string | null, region: string | null): string | null => {
  if (city !== null) return toPlaceKey('city', city);
  return region === null ? null : toPlaceKey('region', region);
};

/** Looks up each match by its id; a join could read all posts instead. */
const notWrittenBySql = (people: readonly string[]): Sql => sql`
  coalesce((SELECT author_id FROM community_posts WHERE id = post_id) <> ALL (${people}::uuid[]), true)`;

/** Searches the posts of Connect. A result is a topic, with the post that fits best. */
@Injectable()
export class TopicSearchService {
  constructor(
    private readonly database: DataSource,
    private readonly pageKeys: PageKeys,
    private readonly places: PlacesService,
    private readonly barriers: BarriersService,
    private readonly topics: TopicsRepository,
    private readonly pages: TopicPagesService,
  ) {}

  async search(query: TopicSearchQuery, reader: SessionUser | null): Promise<TopicSearchPage> {
    const { q, place: placeKey = EVERYWHERE, tag, kind, after } = query;
    const words = tokenize(q);
    const list = `search ${JSON.stringify([words, placeKey, tag, kind])}`;
    const place = after === undefined ? null : this.pageKeys.read(list, after);
    const { city, region } = await this.places.get(placeKey);
    if (words.length === 0) return { items: [], nextKey: null, total: 0, corrected: null };
    const filter = [toFacetPlace(city, region), kind, tag].filter(Boolean).join(' ');
    const muted = reader ? await this.barriers.listMuted(reader.id) : [];
    const found = await searchTexts(this.database, words, {
      corpus,
      facets: filter === '' ? [] : [buildFacet('topics', filter)],
      where: muted.length > 0 ? notWrittenBySql(muted) : undefined,
      ...{ limit: PAGE_SIZE, place },
    });
    const shown = found.rows.slice(0, PAGE_SIZE);
    const last = found.rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return {
      items: await this.readTopics(shown, found.words, reader),
      nextKey: last ? this.pageKeys.write(list, last) : null,
      total: shown[0]?.total ?? 0,
      ...(shown[0]?.more && { totalIs: 'over' as const }),
      corrected: found.corrected,
    };
  }

  private async readTopics(
    rows: readonly FoundRow[],
    words: readonly string[],
    reader: SessionUser | null,
  ): Promise<FoundTopic[]> {
    const postIds = rows.map(({ postId }) => postId);
    const [topicRows, passages, posts] = await Promise.all([
      this.topics.findAll(rows.map(({ id }) => id)),
      findPassages(this.database, textsSql(postIds), words),
      readRows<{ id: string; number: number }>(
        this.database,
        sql`SELECT id, number FROM community_posts WHERE id = ANY (${postIds}::uuid[])`,
      ),
    ]);
    const numbers = new Map(posts.map(({ id, number }) => [id, number]));
    const summaries = new Map(
      (await this.pages.toSummaries(topicRows, reader)).map((topic) => [topic.id, topic]),
    );
    return rows.flatMap(({ id, postId }) => {
      const topic = summaries.get(id);
      const found = passages.get(postId);
      return topic && found ? [{ ...topic, number: numbers.get(postId) ?? 1, found }] : [];
    });
  }
}
