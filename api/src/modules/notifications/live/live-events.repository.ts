import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRows, sql } from '../../../platform/database/sql.js';

/** Longer than any transaction that adds an event: ids and times don't show the order in which they commit. */
const LOOK_BACK_SECONDS = 30;
/** Nobody reads older events. */
const KEEP_SECONDS = 600;

/** A reply, with its topic, number and author; or people whose notifications changed. */
export interface LiveEventRow {
  id: string;
  topic: string | null;
  number: number | null;
  actorId: string | null;
  /** Only those who were asked for. */
  userIds: string[];
}

/** What all processes tell their streams of hints. */
@Injectable()
export class LiveEventsRepository {
  constructor(private readonly database: DataSource) {}

  /** A reply that everybody can read from now on. */
  async addReply(
    reply: { topic: string; number: number; actorId: string | null },
    manager: EntityManager,
  ): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO live_events (at, topic, number, actor_id)
        VALUES (clock_timestamp(), ${reply.topic}, ${reply.number}, ${reply.actorId})`,
    );
  }

  /** These people have an unread notification, or fewer than before. */
  async addNotified(userIds: readonly string[], manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO live_events (at, user_ids) VALUES (clock_timestamp(), ${userIds}::uuid[])`,
    );
  }

  /** The latest events about any of these topics and people. */
  listLatest(topics: readonly string[], userIds: readonly string[]): Promise<LiveEventRow[]> {
    return readRows(
      this.database,
      sql`SELECT * FROM (
          SELECT id, topic, number, actor_id AS "actorId", ARRAY(
            SELECT user_id FROM unnest(user_ids) AS user_id WHERE user_id = ANY (${userIds}::uuid[])) AS "userIds"
          FROM live_events WHERE at > now() - make_interval(secs => ${LOOK_BACK_SECONDS})) AS latest
        WHERE topic = ANY (${topics}::text[]) OR "userIds" <> '{}' ORDER BY id`,
      'live-events',
    );
  }

  async deleteOld(): Promise<void> {
    await execute(
      this.database,
      sql`DELETE FROM live_events WHERE at < now() - make_interval(secs => ${KEEP_SECONDS})`,
    );
  }
}
