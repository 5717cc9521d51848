import { Injectable, type OnModuleInit } from '@nestjs/common';
import { readRow, sql, type Database, type Sql } from '../../../platform/database/sql.js';
import { MessageOpeners } from '../../messages/index.js';

/** Meet-ups that the person hosts or goes to, and that take place or ended while the guest list is kept. */
const attendedSql = (userId: string): Sql => sql`
  SELECT id FROM meetups JOIN (
    SELECT meetup_id FROM meetup_rsvps WHERE user_id = ${userId} AND status = 'going'
    UNION SELECT meetup_id FROM meetup_hosts WHERE user_id = ${userId} AND role <> 'invited') AS own ON meetup_id = id
  WHERE status = 'published' AND canceled_at IS NULL`;

/** People who go to the same meet-up can write to each other, and its host even to those who take no messages. */
@Injectable()
export class MeetupMessageOpener implements OnModuleInit {
  constructor(private readonly openers: MessageOpeners) {}

  onModuleInit(): void {
    this.openers.add(this);
  }

  async connects(userId: string, otherId: string, database: Database): Promise<boolean> {
    const row = await readRow<{ found: boolean }>(
      database,
      sql`SELECT EXISTS (${attendedSql(userId)} INTERSECT ${attendedSql(otherId)}) AS found`,
    );
    return row!.found;
  }

  async isHostOf(userId: string, otherId: string, database: Database): Promise<boolean> {
    const row = await readRow<{ found: boolean }>(
      database,
      sql`SELECT EXISTS (
          SELECT FROM meetup_hosts AS host JOIN meetup_rsvps AS guest USING (meetup_id) JOIN meetups ON id = meetup_id
          WHERE host.user_id = ${userId} AND host.role = 'host'
            AND guest.user_id = ${otherId} AND guest.status = 'going'
            AND meetups.status = 'published' AND canceled_at IS NULL) AS found`,
    );
    return row!.found;
  }
}
