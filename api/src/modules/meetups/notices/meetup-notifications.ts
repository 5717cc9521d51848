import { Injectable, type OnModuleInit } from '@nestjs/common';
import { paths } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRows, sql, type Database } from '../../../platform/database/sql.js';
import { NotificationSources, type Recipient } from '../../notifications/index.js';
import { isBlockedByHostSql } from '../record/hosts.repository.js';

/** The source of delivery jobs for new meet-ups. */
export const NEW_MEETUP_SOURCE = 'meet-ups';

/**
 * The next followers of the place of a new meet-up. The level of the city comes before that of the region and everywhere.
 * Unlike topics, meet-ups are part of the usual level. People who muted or blocked the host, or whom the host blocked, are
 * left out.
 */
const followersSql = (meetupId: string, afterUser: string | null, limit: number) => sql`
  WITH meetup AS (
    SELECT id, author_id, ARRAY['city:' || city, 'region:' || region, 'everywhere'] AS targets FROM meetups
    WHERE id = ${meetupId} AND status = 'published' AND canceled_at IS NULL),
  page AS (
    SELECT DISTINCT user_id FROM meetup JOIN community_follows ON target = ANY (targets)
    WHERE user_id > coalesce(${afterUser}::uuid, '00000000-0000-0000-0000-000000000000')
    ORDER BY user_id LIMIT ${limit})
  SELECT page.user_id AS "userId",
    (SELECT level IN ('everything', 'replies') FROM community_follows AS follow WHERE follow.user_id = page.user_id
      AND target = ANY (targets) ORDER BY array_position(targets, target) LIMIT 1)
    AND page.user_id <> author_id
    AND NOT EXISTS (SELECT FROM community_blocks AS barrier WHERE (barrier.user_id, barrier.other_id)
      IN ((page.user_id, author_id), (author_id, page.user_id)))
    AND NOT EXISTS (SELECT FROM community_mutes AS barrier
      WHERE barrier.user_id = page.user_id AND barrier.other_id = author_id) AS "isWanted"
  FROM page, meetup ORDER BY page.user_id`;

/** Meet-ups that the reader can see. */
const visibleSql = (ids: readonly string[], readerId: string) => sql`
  SELECT id, title, code, slug FROM meetups AS meetup WHERE id = ANY (${ids}::uuid[]) AND status = 'published'
    AND NOT ${isBlockedByHostSql(sql`meetup.id`, readerId)}`;

/** Notifications about meet-ups: whom they concern and how they are named. */
@Injectable()
export class MeetupNotifications implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly sources: NotificationSources,
  ) {}

  onModuleInit(): void {
    this.sources.add({
      name: NEW_MEETUP_SOURCE,
      kinds: [
        'meetup',
        'meetup-seat',
        'meetup-offer',
        'meetup-change',
        'meetup-cancellation',
        'meetup-reminder',
        'meetup-take-over',
        'meetup-host',
        'meetup-invitation',
      ],
      describe: (ids, readerId) => this.describe(ids, readerId),
      listRecipients: (id, afterUser, limit, database) => this.listFollowers(id, afterUser, limit, database),
    });
  }

  private async describe(ids: readonly string[], readerId: string) {
    const rows = await readRows<{ id: string; title: string; code: string; slug: string }>(
      this.database,
      visibleSql(ids, readerId),
    );
    return new Map(
      rows.map(({ id, title, code, slug }) => [id, { title, path: paths.web.connectMeetup(code, slug) }]),
    );
  }

  private async listFollowers(
    meetupId: string,
    afterUser: string | null,
    limit: number,
    database: Database,
  ): Promise<{ recipients: Recipient[]; lastUser: string | null }> {
    const rows = await readRows<{ userId: string; isWanted: boolean }>(
      database,
      followersSql(meetupId, afterUser, limit),
    );
    const recipients = rows
      .filter(({ isWanted }) => isWanted)
      .map(({ userId }) => ({ userId, kind: 'meetup' as const, objectId: meetupId }));
    return { recipients, lastUser: rows.length < limit ? null : rows.at(-1)!.userId };
  }
}
