import { Injectable } from '@nestjs/common';
import type { MeetupRole } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, readRows, sql, type Database, type Sql } from '../../../platform/database/sql.js';

export interface HostRow {
  meetupId: string;
  userId: string;
  role: MeetupRole;
}

const hostColumns = sql`meetup_id AS "meetupId", user_id AS "userId", role`;

/**
 * Whether somebody who hosts the meet-up has blocked the reader. Then it doesn't exist for them, unless it is their own: a
 * co-host can't take it away from the host.
 */
export const isBlockedByHostSql = (meetupId: Sql, readerId: string): Sql => sql`
  (EXISTS (SELECT FROM meetup_hosts AS host JOIN community_blocks AS barrier ON barrier.user_id = host.user_id
    WHERE host.meetup_id = ${meetupId} AND host.role <> 'invited' AND barrier.other_id = ${readerId})
  AND NOT EXISTS (SELECT FROM meetup_hosts AS own
    WHERE own.meetup_id = ${meetupId} AND own.user_id = ${readerId} AND own.role = 'host'))`;

/** Hosts, co-hosts, and people who were asked to be co-hosts. */
@Injectable()
export class HostsRepository {
  constructor(private readonly database: DataSource) {}

  /** The host first, then the others in the order in which they were asked. */
  list(meetupIds: readonly string[], database: Database = this.database): Promise<HostRow[]> {
    return readRows(
      database,
      sql`SELECT ${hostColumns} FROM meetup_hosts WHERE meetup_id = ANY (${meetupIds}::uuid[])
        ORDER BY role <> 'host', at, user_id`,
    );
  }

  async findRole(
    meetupId: string,
    userId: string,
    database: Database = this.database,
  ): Promise<MeetupRole | null> {
    const row = await readRow<{ role: MeetupRole }>(
      database,
      sql`SELECT role FROM meetup_hosts WHERE user_id = ${userId} AND meetup_id = ${meetupId}`,
    );
    return row?.role ?? null;
  }

  async isBlockedByHost(
    meetupId: string,
    readerId: string,
    database: Database = this.database,
  ): Promise<boolean> {
    const row = await readRow<{ is: boolean }>(
      database,
      sql`SELECT ${isBlockedByHostSql(sql`${meetupId}::uuid`, readerId)} AS is`,
    );
    return row!.is;
  }

  /** Gives somebody a role, instead of an earlier one. */
  async set(meetupId: string, userId: string, role: MeetupRole, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO meetup_hosts (user_id, meetup_id, role, at) VALUES (${userId}, ${meetupId}, ${role}, now())
        ON CONFLICT (user_id, meetup_id) DO UPDATE SET role = excluded.role`,
    );
  }

  async remove(meetupId: string, userId: string, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`DELETE FROM meetup_hosts WHERE user_id = ${userId} AND meetup_id = ${meetupId}`,
    );
  }
}
