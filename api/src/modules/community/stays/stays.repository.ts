import { Injectable } from '@nestjs/common';
import type { PlaceRef, Stay } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, readRows, sql, type Database } from '../../../platform/database/sql.js';
import type { StayDays } from './stay-days.policy.js';

interface StayRow {
  id: string;
  slug: string;
  name: string;
  from: string;
  to: string;
  wantsToMeet: boolean;
  isCounted: boolean;
}

/** A city that can be chosen, with the days that a stay there may have now. */
export interface StayCity extends StayDays {
  slug: string;
}

const toStay = ({ slug, name, ...row }: StayRow): Stay => ({
  ...row,
  city: { kind: 'city', slug, name } satisfies PlaceRef,
});

/** The day in the city. A city that is gone has the day of UTC. */
const cityDaySql = sql`(now() AT TIME ZONE coalesce(timezone, 'UTC'))::date`;

const stayRowsSql = sql`
  SELECT stay.id, city AS slug, coalesce(name, city) AS name, starts_on::text AS from, ends_on::text AS to,
    wants_to_meet AS "wantsToMeet", was_counted AS "isCounted"
  FROM community_stays AS stay LEFT JOIN cities ON slug = city`;

/** The stays of people. */
@Injectable()
export class StaysRepository {
  constructor(private readonly database: DataSource) {}

  findCity(slug: string, days: number): Promise<StayCity | null> {
    return readRow(
      this.database,
      sql`SELECT slug, ${cityDaySql}::text AS today, (${cityDaySql} - ${days}::integer)::text AS "firstDay",
          (${cityDaySql} + ${days}::integer)::text AS "lastDay"
        FROM cities WHERE slug = ${slug} AND irex IS NOT NULL`,
    );
  }

  /** Those that have not ended. */
  async list(userId: string, database: Database = this.database): Promise<Stay[]> {
    const rows = await readRows<StayRow>(
      database,
      sql`${stayRowsSql} WHERE user_id = ${userId} AND ends_on >= ${cityDaySql} ORDER BY starts_on, stay.id`,
    );
    return rows.map(toStay);
  }

  async find(userId: string, id: string, database: Database = this.database): Promise<Stay | null> {
    const row = await readRow<StayRow>(
      database,
      sql`${stayRowsSql} WHERE user_id = ${userId} AND stay.id = ${id}`,
    );
    return row && toStay(row);
  }

  /** Lets one request of the person at a time add a stay, until the transaction ends. */
  async lockUser(userId: string, manager: EntityManager): Promise<void> {
    await execute(manager, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`stays ${userId}`}, 0))`);
  }

  async insert(
    userId: string,
    { id, city, from, to }: { id: string; city: string; from: string; to: string },
    manager: EntityManager,
  ): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO community_stays (user_id, id, city, starts_on, ends_on, wants_to_meet, was_counted,
          owner_was_counted, hand_was_counted, created_at)
        VALUES (${userId}, ${id}, ${city}, ${from}, ${to}, false, false, false, false, now())`,
    );
  }

  /** Returns whether the person has this stay. */
  async setWantsToMeet(userId: string, id: string, wantsToMeet: boolean): Promise<boolean> {
    const changed = await execute(
      this.database,
      sql`UPDATE community_stays SET wants_to_meet = ${wantsToMeet} WHERE user_id = ${userId} AND id = ${id}`,
    );
    return changed > 0;
  }

  async delete(userId: string, id: string): Promise<void> {
    await execute(this.database, sql`DELETE FROM community_stays WHERE user_id = ${userId} AND id = ${id}`);
  }

  /** Deletes stays from the day on after they ended, in the city. */
  async deleteEnded(): Promise<void> {
    // No city is further ahead than 14 hours, which the index needs to know.
    await execute(
      this.database,
      sql`DELETE FROM community_stays WHERE ends_on < (now() AT TIME ZONE 'UTC' + interval '14 hours')::date
        AND ends_on < (SELECT ${cityDaySql} FROM (SELECT) AS one LEFT JOIN cities ON slug = city)`,
    );
  }
}
