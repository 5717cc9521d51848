import { Injectable } from '@nestjs/common';
import type { CallHours, SessionUser } from '@wanderwork/contracts';
import type { CallHoursRequest } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { execute, readRow, sql } from '../../../platform/database/sql.js';
import { emailUnconfirmed, invalidField } from '../community.errors.js';

/** When people have client calls, if they share it. Only sums of the evenings that are left are shown to others. */
@Injectable()
export class CallHoursService {
  constructor(private readonly database: DataSource) {}

  /** Null for people who don't share their hours. */
  async find(userId: string): Promise<{ hours: CallHours | null }> {
    const hours = await readRow<CallHours>(
      this.database,
      sql`SELECT zone, from_minute AS from, to_minute AS to, days FROM community_call_hours WHERE user_id = ${userId}`,
    );
    return { hours };
  }

  async share(
    { id, emailConfirmed }: SessionUser,
    { zone, from, to, days }: CallHoursRequest,
  ): Promise<void> {
    if (!emailConfirmed) throw emailUnconfirmed();
    if (from === to) throw invalidField('to', 'Please choose an end that differs from the start');
    await this.assertKnownZone(zone);
    await execute(
      this.database,
      sql`INSERT INTO community_call_hours (user_id, zone, from_minute, to_minute, days, updated_at)
        VALUES (${id}, ${zone}, ${from}, ${to}, ${[...days].sort()}::smallint[], now())
        ON CONFLICT (user_id) DO UPDATE SET zone = excluded.zone, from_minute = excluded.from_minute,
          to_minute = excluded.to_minute, days = excluded.days, updated_at = excluded.updated_at`,
    );
  }

  async stopSharing(userId: string): Promise<void> {
    await execute(this.database, sql`DELETE FROM community_call_hours WHERE user_id = ${userId}`);
  }

  /** The database converts the hours, and may lack a zone that browsers know. */
  private async assertKnownZone(zone: string): Promise<void> {
    const zoneRow = await readRow(this.database, sql`SELECT FROM pg_timezone_names WHERE name = ${zone}`);
    if (!zoneRow) throw invalidField('zone', 'Please choose a time zone from the list');
  }
}
