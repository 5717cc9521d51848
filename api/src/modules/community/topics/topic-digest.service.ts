import { Injectable } from '@nestjs/common';
import { paths, type TopicSummary } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRows, sql, type Sql } from '../../../platform/database/sql.js';
import type { DigestItem } from '../../notifications/index.js';
import { BarriersService } from '../people/barriers.service.js';
import { TopicPagesService } from './topic-pages.service.js';
import { topicColumns, type TopicRow } from './topics.repository.js';

/** Of each list that a digest draws on, so many topics are compared, so that it costs the same however many there are. */
const MAX_DIGEST_RANKED = 100;
const MAX_DIGEST_PLACES = 30;

const recentSql = (condition: Sql, since: Date) => sql`
  SELECT topic_id FROM community_topic_lists WHERE filter = '' AND ${condition} AND last_post_at > ${since}
  ORDER BY last_post_at DESC, topic_id DESC LIMIT ${MAX_DIGEST_RANKED}`;

/**
 * Topics with a post since then, of everywhere and of the places that the reader follows; theirs, the most helpful and
 * the most discussed first. Left out are topics by the reader and by `mutedIds`, and those of silenced places.
 */
const digestSql = (readerId: string, since: Date, mutedIds: readonly string[], limit: number) => sql`
  WITH followed AS MATERIALIZED (
    SELECT target, level FROM community_follows WHERE user_id = ${readerId} AND target NOT LIKE 'topic:%'),
  place AS (SELECT target FROM followed WHERE level <> 'nothing' ORDER BY target LIMIT ${MAX_DIGEST_PLACES}),
  recent AS (
    (${recentSql(sql`true`, since)})
    UNION SELECT topic_id FROM place, LATERAL (${recentSql(sql`city = substr(target, 6)`, since)}) AS of_city
      WHERE target LIKE 'city:%'
    UNION SELECT topic_id FROM place, LATERAL (${recentSql(sql`region = substr(target, 8)`, since)}) AS of_region
      WHERE target LIKE 'region:%')
  SELECT ${topicColumns} FROM community_topics AS topic
  LEFT JOIN LATERAL (SELECT level FROM community_follows AS own WHERE own.user_id = ${readerId}
    AND own.target = ANY (ARRAY['topic:' || topic.id, 'city:' || topic.city, 'region:' || topic.region, 'everywhere'])
    ORDER BY array_position(
      ARRAY['topic:' || topic.id, 'city:' || topic.city, 'region:' || topic.region, 'everywhere'], own.target)
    LIMIT 1) AS follow ON true
  WHERE topic.id = ANY (ARRAY(SELECT topic_id FROM recent)) AND status = 'published'
    AND author_id IS DISTINCT FROM ${readerId} AND level IS DISTINCT FROM 'nothing'
    AND (author_id IS NULL OR author_id <> ALL (${mutedIds}::uuid[]))
  ORDER BY level IS NOT NULL DESC, helpful_lately + replies DESC, last_post_at DESC, id LIMIT ${limit}`;

/** So many topics are looked at for one that the reader has not read. */
const CANDIDATES = 200;

const isUnread = ({ readUpTo, lastNumber }: TopicSummary): boolean => (readUpTo ?? 0) < lastNumber;

const countReplies = (replies: number): string => `${replies} ${replies === 1 ? 'reply' : 'replies'}`;

const toItem = ({ title, code, slug, place, replies, readUpTo }: TopicSummary): DigestItem => ({
  title,
  path: paths.web.connectTopic(code, slug, (readUpTo ?? 0) + 1),
  note: replies === 0 ? place.name : `${place.name} · ${countReplies(replies)}`,
});

/** The topics of a digest. */
@Injectable()
export class TopicDigestService {
  constructor(
    private readonly database: DataSource,
    private readonly pages: TopicPagesService,
    private readonly barriers: BarriersService,
  ) {}

  async list(readerId: string, since: Date, limit: number): Promise<DigestItem[]> {
    const mutedIds = await this.barriers.listMuted(readerId);
    const rows = await readRows<TopicRow>(this.database, digestSql(readerId, since, mutedIds, CANDIDATES));
    const summaries = await this.pages.toSummaries(rows, { id: readerId });
    return summaries.filter(isUnread).slice(0, limit).map(toItem);
  }
}
