import { Injectable } from '@nestjs/common';
import type { TopicKind, TopicSort, TopicTag } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { empty, raw, readRow, readRows, sql, type Sql } from '../../../platform/database/sql.js';
import type { Place } from '../../../platform/lists/page-keys.js';
import type { ResolvedPlace } from '../places/places.repository.js';
import { topicColumns, type TopicRow } from './topics.repository.js';

/** A row of a list, with the value that the list is sorted by. */
export type ListedTopicRow = TopicRow & { place: string };

export interface TopicFilter {
  place: ResolvedPlace;
  kind?: TopicKind | undefined;
  tag?: TopicTag | undefined;
  sort: TopicSort;
}

/** Each order has an index per scope. */
const orders: Record<TopicSort, { column: Sql; type: Sql; only: Sql }> = {
  latest: { column: raw('last_post_at'), type: raw('timestamptz'), only: empty },
  new: { column: raw('created_at'), type: raw('timestamptz'), only: empty },
  unanswered: { column: raw('created_at'), type: raw('timestamptz'), only: empty },
  helpful: { column: raw('helpful_lately'), type: raw('integer'), only: sql`AND helpful_lately > 0` },
};

/** A region lists the topics of its cities too, and everywhere lists all. */
const inPlaceSql = ({ city, region }: ResolvedPlace): Sql => {
  if (city !== null) return sql`AND city = ${city}`;
  return region === null ? empty : sql`AND region = ${region}`;
};

/** As `community_topic_lists` writes filters. Only questions can be unanswered. */
const toFilterName = ({ kind, tag, sort }: TopicFilter): string => {
  const kinds = sort === 'unanswered' ? ['unanswered', kind ?? 'question'] : [kind];
  return [...kinds, tag].filter((word) => word !== undefined).join(' ');
};

const toConditions = (filter: TopicFilter): Sql =>
  sql`filter = ${toFilterName(filter)} ${inPlaceSql(filter.place)} ${orders[filter.sort].only}`;

/** Lists of topics, which triggers maintain in a table of their own. */
@Injectable()
export class TopicListsRepository {
  constructor(private readonly database: DataSource) {}

  /** One row more than `size` shows that there is a next page. */
  list(filter: TopicFilter, place: Place | null, size: number): Promise<ListedTopicRow[]> {
    const { column, type } = orders[filter.sort];
    const after = place
      ? sql`AND (${column}, topic_id) < (${place.value}::${type}, ${place.id}::uuid)`
      : empty;
    return readRows(
      this.database,
      sql`WITH listed AS MATERIALIZED (
          SELECT topic_id, ${column} AS position FROM community_topic_lists WHERE ${toConditions(filter)} ${after}
          ORDER BY ${column} DESC, topic_id DESC LIMIT ${size + 1})
        SELECT ${topicColumns}, position::text AS place FROM listed JOIN community_topics ON id = topic_id
        ORDER BY position DESC, id DESC`,
    );
  }

  /**
   * The newest topics that search engines may list; see `isIndexable` of topics. Reads at most `limit` rows, however
   * many topics there are.
   */
  listIndexable(limit: number): Promise<Pick<TopicRow, 'code' | 'slug' | 'lastPostAt'>[]> {
    return readRows(
      this.database,
      sql`SELECT code, slug, last_post_at AS "lastPostAt" FROM (
          SELECT code, slug, author_id, is_official, replies, last_post_at FROM community_topics
          WHERE status = 'published' ORDER BY created_at DESC, id DESC LIMIT ${limit}) AS topic
        LEFT JOIN community_people ON user_id = author_id
        WHERE replies > 0 OR is_official OR member_since IS NOT NULL`,
    );
  }

  async count(filter: TopicFilter, limit: number): Promise<number> {
    const row = await readRow<{ count: number }>(
      this.database,
      sql`SELECT count(*)::integer AS count FROM (SELECT FROM community_topic_lists WHERE ${toConditions(filter)}
        ORDER BY ${orders[filter.sort].column} DESC, topic_id DESC LIMIT ${limit + 1}) AS counted`,
    );
    return row!.count;
  }
}
