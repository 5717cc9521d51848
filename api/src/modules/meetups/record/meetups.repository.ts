import { Injectable } from '@nestjs/common';
import type { PostStatus } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, raw, readRow, readRows, sql, type Database } from '../../../platform/database/sql.js';
import { toTopicSlug } from '../../community/index.js';

export interface MeetupRow {
  id: string;
  code: string;
  slug: string;
  /** The dates that were created together. */
  seriesId: string;
  /** Who created it; null for a former member. Somebody else may host it now. */
  authorId: string | null;
  requestDigest: string;
  title: string;
  text: string;
  html: string;
  city: string;
  region: string;
  timeZone: string;
  startsAt: Date;
  endsAt: Date;
  seats: number;
  venueName: string;
  venueAddress: string;
  isAddressVisible: boolean;
  status: PostStatus;
  canceledAt: Date | null;
  cancelReason: string | null;
  /** Set while the people going are asked to take over. */
  takeOverUntil: Date | null;
  /** Increases with each change, also that it was canceled. */
  revision: number;
  /** The last change that people were told of: emails about earlier ones aren't sent any more. */
  announcedRevision: number | null;
  going: number;
  waiting: number;
  /** The last reminder that was sent, in hours before the start; null before the first. */
  remindedHours: number | null;
  createdAt: Date;
  changedAt: Date;
}

/** What hosts enter. */
export type MeetupContent = Pick<
  MeetupRow,
  | 'slug'
  | 'title'
  | 'text'
  | 'html'
  | 'startsAt'
  | 'endsAt'
  | 'seats'
  | 'venueName'
  | 'venueAddress'
  | 'isAddressVisible'
>;

export type NewMeetup = MeetupContent &
  Pick<MeetupRow, 'id' | 'code' | 'seriesId' | 'authorId' | 'requestDigest' | 'city' | 'region' | 'timeZone'>;

export const meetupColumns = sql`
  meetup.id, code, slug, series_id AS "seriesId", author_id AS "authorId", request_digest AS "requestDigest", title, text,
  html, city, region, time_zone AS "timeZone", starts_at AS "startsAt", ends_at AS "endsAt", seats,
  venue_name AS "venueName", venue_address AS "venueAddress", address_visible AS "isAddressVisible", status,
  canceled_at AS "canceledAt", cancel_reason AS "cancelReason", take_over_until AS "takeOverUntil", revision,
  announced_revision AS "announcedRevision", going,
  waiting, reminded_hours AS "remindedHours", created_at AS "createdAt", changed_at AS "changedAt"`;

/** Meet-ups themselves. Who hosts them is in `HostsRepository`, who goes in `RsvpsRepository`. */
@Injectable()
export class MeetupsRepository {
  constructor(private readonly database: DataSource) {}

  find(id: string, database: Database = this.database): Promise<MeetupRow | null> {
    return readRow(database, sql`SELECT ${meetupColumns} FROM meetups AS meetup WHERE id = ${id}`);
  }

  async findByCode(code: string): Promise<MeetupRow | null> {
    if (!/^[a-z0-9]{8}$/.test(code)) return null;
    return readRow(this.database, sql`SELECT ${meetupColumns} FROM meetups AS meetup WHERE code = ${code}`);
  }

  findAll(ids: readonly string[]): Promise<MeetupRow[]> {
    return readRows(
      this.database,
      sql`SELECT ${meetupColumns} FROM meetups AS meetup WHERE id = ANY (${ids}::uuid[])`,
    );
  }

  /** The dates that were created together, in their order. */
  listSeries(seriesId: string): Promise<MeetupRow[]> {
    return readRows(
      this.database,
      sql`SELECT ${meetupColumns} FROM meetups AS meetup WHERE series_id = ${seriesId} AND status = 'published'
        ORDER BY starts_at, id`,
    );
  }

  /** Everything that changes a meet-up or its RSVPs holds this lock. Null if the meet-up is gone. */
  lock(id: string, manager: EntityManager): Promise<MeetupRow | null> {
    return readRow(
      manager,
      sql`SELECT ${meetupColumns} FROM meetups AS meetup WHERE id = ${id} FOR NO KEY UPDATE`,
    );
  }

  async countCreatedSince(authorId: string, since: Date, manager: EntityManager): Promise<number> {
    const row = await readRow<{ count: number }>(
      manager,
      sql`SELECT count(*)::integer AS count FROM meetups WHERE author_id = ${authorId} AND created_at >= ${since}`,
    );
    return row!.count;
  }

  async insert(meetup: NewMeetup, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO meetups (id, code, slug, series_id, author_id, request_digest, title, text, text_by, html, city,
          region, time_zone, starts_at, ends_at, seats, venue_name, venue_address, address_visible, status, revision, last_number,
          going, waiting, created_at, changed_at)
        VALUES (${meetup.id}, ${meetup.code}, ${meetup.slug}, ${meetup.seriesId}, ${meetup.authorId},
          ${meetup.requestDigest}, ${meetup.title}, ${meetup.text}, ${meetup.authorId}, ${meetup.html}, ${meetup.city}, ${meetup.region},
          ${meetup.timeZone}, ${meetup.startsAt}, ${meetup.endsAt}, ${meetup.seats}, ${meetup.venueName},
          ${meetup.venueAddress}, ${meetup.isAddressVisible}, 'published', 1, 0, 0, 0, now(), now())`,
    );
  }

  /** A new start gets reminders of its own. */
  async update(
    id: string,
    content: MeetupContent,
    userId: string,
    manager: EntityManager,
  ): Promise<MeetupRow> {
    const row = await readRow<MeetupRow>(
      manager,
      sql`UPDATE meetups AS meetup SET slug = ${content.slug}, title = ${content.title}, text = ${content.text}, text_by = ${userId},
          html = ${content.html}, starts_at = ${content.startsAt}, ends_at = ${content.endsAt}, seats = ${content.seats},
          venue_name = ${content.venueName}, venue_address = ${content.venueAddress},
          address_visible = ${content.isAddressVisible}, revision = revision + 1, changed_at = now(),
          reminded_hours = CASE WHEN starts_at = ${content.startsAt}::timestamptz THEN reminded_hours END
        WHERE id = ${id} RETURNING ${meetupColumns}`,
    );
    return row!;
  }

  async cancel(
    id: string,
    reason: string,
    userId: string | null,
    manager: EntityManager,
  ): Promise<MeetupRow> {
    const row = await readRow<MeetupRow>(
      manager,
      sql`UPDATE meetups AS meetup SET canceled_at = now(), canceled_by = ${userId}, cancel_reason = ${reason}, take_over_until = NULL,
          revision = revision + 1, changed_at = now() WHERE id = ${id} RETURNING ${meetupColumns}`,
    );
    return row!;
  }

  async setTitle(id: string, title: string, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`UPDATE meetups SET title = ${title}, slug = ${toTopicSlug(title)}, revision = revision + 1, changed_at = now() WHERE id = ${id}`,
    );
  }

  async setStatus(id: string, status: PostStatus, manager: EntityManager): Promise<MeetupRow> {
    const row = await readRow<MeetupRow>(
      manager,
      sql`UPDATE meetups AS meetup SET status = ${status}, revision = revision + 1, changed_at = now(),
          held_at = CASE WHEN ${status} = 'held' THEN now() END WHERE id = ${id} RETURNING ${meetupColumns}`,
    );
    return row!;
  }

  async set(
    id: string,
    column: 'take_over_until' | 'reminded_hours' | 'announced_revision',
    value: Date | number | null,
    manager: EntityManager,
  ): Promise<void> {
    await execute(manager, sql`UPDATE meetups SET ${raw(column)} = ${value} WHERE id = ${id}`);
  }
}
