import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, readRows, sql } from '../../platform/database/sql.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { ConnectPeople, MentionTexts, withoutMentionSql } from '../community/index.js';
import { MeetupRsvpsService } from './attendance/rsvps.service.js';
import { DeparturesService } from './hosting/departures.service.js';
import { MeetupsRepository } from './record/meetups.repository.js';

const REMOVED_TITLE = 'Meet-up';
const REMOVED_SLUG = 'meet-up';

const exportSql = (userId: string) => sql`
  SELECT
    (SELECT coalesce(jsonb_agg(jsonb_build_object('title', title, 'text', text, 'city', city, 'startsAt', starts_at,
        'endsAt', ends_at, 'seats', seats, 'venue', venue_name, 'address', venue_address, 'status', status,
        'cancelReason', cancel_reason, 'createdAt', created_at) ORDER BY created_at, id), '[]')
      FROM meetups WHERE author_id = ${userId}) AS created,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('title', title, 'startsAt', starts_at, 'role', role, 'at', host.at)
        ORDER BY host.at), '[]')
      FROM meetup_hosts AS host JOIN meetups ON meetups.id = meetup_id WHERE user_id = ${userId}) AS hosts,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('title', title, 'startsAt', starts_at, 'rsvp', rsvp.status,
        'at', rsvp.at) ORDER BY rsvp.at), '[]')
      FROM meetup_rsvps AS rsvp JOIN meetups ON meetups.id = meetup_id WHERE user_id = ${userId}) AS rsvps,
    (SELECT jsonb_build_object('createdAt', created_at, 'readAt', read_at)
      FROM meetup_calendars WHERE user_id = ${userId}) AS calendar`;

/** In one order, so that two erasures never wait for each other. */
const listPartSql = (userId: string) => sql`
  SELECT id FROM meetups WHERE ${userId} IN (author_id, text_by, canceled_by)
  UNION SELECT meetup_id FROM meetup_hosts WHERE user_id = ${userId}
  UNION SELECT meetup_id FROM meetup_rsvps WHERE user_id = ${userId} ORDER BY id`;

/** Time and place stay for the people going; what the person wrote does not. */
const eraseStatements = (userId: string) => [
  sql`UPDATE meetups SET author_id = NULLIF(author_id, ${userId}), text_by = NULL, request_digest = '',
    title = ${REMOVED_TITLE}, slug = ${REMOVED_SLUG}, text = '', html = '', revision = revision + 1, changed_at = now()
    WHERE author_id = ${userId} OR text_by = ${userId}`,
  sql`UPDATE meetups SET canceled_by = NULL, cancel_reason = NULL WHERE canceled_by = ${userId}`,
  sql`DELETE FROM meetup_calendars WHERE user_id = ${userId}`,
];

/** A host who is changing the text gets a conflict, instead of writing the handle again. */
const replaceMentionsSql = (handle: string) => sql`
  UPDATE meetups SET text = ${withoutMentionSql('text', sql`${handle}::text`)},
    html = ${withoutMentionSql('html', sql`${handle}::text`)}, revision = revision + 1, changed_at = now()
  WHERE text ILIKE '%@' || ${handle}::text || '%'`;

/** Meet-ups in a person's export and erasure. */
@Injectable()
export class MeetupsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly database: DataSource,
    private readonly people: ConnectPeople,
    private readonly mentionTexts: MentionTexts,
    private readonly meetups: MeetupsRepository,
    private readonly attendance: MeetupRsvpsService,
    private readonly departures: DeparturesService,
  ) {}

  onModuleInit(): void {
    this.mentionTexts.add(
      async (handle, manager) => void (await execute(manager, replaceMentionsSql(handle))),
    );
    this.personalData.add({
      name: 'meetups',
      export: ({ id }) => readRow(this.database, exportSql(id)),
      erase: ({ id }, manager) => this.erase(id, manager),
    });
  }

  /** The person leaves every meet-up first, so that seats and the hosting go to others. */
  private async erase(userId: string, manager: EntityManager): Promise<void> {
    await this.people.lockForErasure(userId, manager);
    for (const { id } of await readRows<{ id: string }>(manager, listPartSql(userId))) {
      await this.attendance.remove(id, userId, manager);
      const meetup = await this.meetups.lock(id, manager);
      if (meetup) await this.departures.leave(meetup, userId, manager);
    }
    for (const statement of eraseStatements(userId)) await execute(manager, statement);
  }
}
