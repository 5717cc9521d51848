import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  paths,
  type CalendarFeed,
  type CalendarFeedState,
  type NewCalendarFeed,
} from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { Config } from '../../../platform/config/index.js';
import { execute, readRow, readRows, sql } from '../../../platform/database/sql.js';
import { UsersService } from '../../auth/index.js';
import { connectNotFound } from '../../moderation/index.js';
import { isBlockedByHostSql } from '../record/hosts.repository.js';
import { meetupColumns, type MeetupRow } from '../record/meetups.repository.js';
import { MeetupCalendarService } from './meetup-calendar.service.js';

/** 192 bits. */
const SECRET_BYTES = 24;
const SECRET = /^[\w-]{32}$/;
const MAX_EVENTS = 500;

const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

interface FeedRow {
  createdAt: Date;
  readAt: Date | null;
}

const feedColumns = sql`created_at AS "createdAt", read_at AS "readAt"`;

const toFeed = ({ createdAt, readAt }: FeedRow): CalendarFeed => ({
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

/** Meet-ups that the person hosts or goes to. Canceled ones stay, so that calendars show that they are. */
const ownMeetupsSql = (userId: string) => sql`
  SELECT ${meetupColumns} FROM meetups AS meetup WHERE status IN ('published', 'held') AND meetup.id IN (
    SELECT meetup_id FROM meetup_hosts WHERE user_id = ${userId} AND role <> 'invited'
    UNION SELECT meetup_id FROM meetup_rsvps WHERE user_id = ${userId} AND status = 'going')
    AND NOT ${isBlockedByHostSql(sql`meetup.id`, userId)}
  ORDER BY starts_at DESC, id LIMIT ${MAX_EVENTS}`;

/** A private feed of a person's own meet-ups. Its secret is the permission; only its hash is stored. */
@Injectable()
export class CalendarFeedsService {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly users: UsersService,
    private readonly calendar: MeetupCalendarService,
  ) {}

  async find(userId: string): Promise<CalendarFeedState> {
    const row = await readRow<FeedRow>(
      this.database,
      sql`SELECT ${feedColumns} FROM meetup_calendars WHERE user_id = ${userId}`,
    );
    return { feed: row && toFeed(row) };
  }

  /** A new address; the earlier one stops working. */
  async create(userId: string): Promise<NewCalendarFeed> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const row = await readRow<FeedRow>(
      this.database,
      sql`INSERT INTO meetup_calendars (user_id, secret_hash, created_at)
        VALUES (${userId}, ${hashSecret(secret)}, now())
        ON CONFLICT (user_id) DO UPDATE SET secret_hash = excluded.secret_hash, created_at = excluded.created_at,
          read_at = NULL RETURNING ${feedColumns}`,
    );
    return { ...toFeed(row!), url: this.config.publicUrl + paths.api.connect.calendarFeed(secret) };
  }

  async revoke(userId: string): Promise<void> {
    await execute(this.database, sql`DELETE FROM meetup_calendars WHERE user_id = ${userId}`);
  }

  /** Throws 404 for a secret that was revoked, and while the account can't be used. */
  async read(secret: string): Promise<string> {
    const row = SECRET.test(secret)
      ? await readRow<{ userId: string }>(
          this.database,
          sql`UPDATE meetup_calendars SET read_at = now() WHERE secret_hash = ${hashSecret(secret)}
            RETURNING user_id AS "userId"`,
        )
      : null;
    if (!row || !(await this.users.isUsable(row.userId))) throw connectNotFound();
    const meetups = await readRows<MeetupRow>(this.database, ownMeetupsSql(row.userId));
    return this.calendar.createFile(
      meetups.map((meetup) => ({ meetup, location: `${meetup.venueName}, ${meetup.venueAddress}` })),
    );
  }
}
