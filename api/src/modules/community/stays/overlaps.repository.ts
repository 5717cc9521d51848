import { Injectable } from '@nestjs/common';
import { eveningParts, peopleSteps } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, join, readRows, sql } from '../../../platform/database/sql.js';

/** A week of a person's stays. `others` doesn't contain the person. */
export interface OverlapRow {
  slug: string;
  name: string;
  week: string;
  others: number;
  /** Null unless the person had chosen to meet people before the last count. */
  meeting: number | null;
}

export interface EveningRow {
  date: string;
  part: 'early' | 'late';
  people: number;
}

const [MIN_PEOPLE] = peopleSteps;

/** Only people who have been members for 30 days count: accounts made to find somebody out don't. */
const isLongMemberSql = sql`coalesce(member_since < now() - interval '30 days', false)`;

const cityDaySql = sql`(now() AT TIME ZONE timezone)::date`;

const freezeStaysSql = (city: string) => sql`
  UPDATE community_stays AS stay
  SET was_counted = true, owner_was_counted = found.owner, hand_was_counted = found.hand
  FROM (SELECT stay.user_id, stay.id, ${isLongMemberSql} AS owner, wants_to_meet AS hand
    FROM community_stays AS stay LEFT JOIN community_people USING (user_id) WHERE city = ${city}) AS found
  WHERE stay.user_id = found.user_id AND stay.id = found.id
    AND (was_counted, owner_was_counted, hand_was_counted) IS DISTINCT FROM (true, found.owner, found.hand)`;

const countWeeksSql = (city: string) => sql`
  INSERT INTO community_overlap_weeks (city, week, members, meeting)
  SELECT city, week::date, count(DISTINCT user_id),
    CASE WHEN count(DISTINCT user_id) FILTER (WHERE hand_was_counted) >= ${MIN_PEOPLE}
      THEN count(DISTINCT user_id) FILTER (WHERE hand_was_counted) END
  FROM community_stays JOIN cities ON slug = city,
    generate_series(date_trunc('week', greatest(starts_on, ${cityDaySql})::timestamp), ends_on::timestamp, '7 days')
      AS week
  WHERE city = ${city} AND owner_was_counted AND ends_on >= ${cityDaySql}
  GROUP BY city, week HAVING count(DISTINCT user_id) >= ${MIN_PEOPLE}`;

const partValues = join(
  Object.entries(eveningParts).map(
    ([part, { from, to }]) => sql`(${part}, ${from}::integer, ${to}::integer)`,
  ),
);

const minutesSql = (minutes: ReturnType<typeof sql>) => sql`make_interval(mins => ${minutes})`;

/**
 * An evening is free unless calls that began on the same day, the day before or the day after run into it: zones are up
 * to 26 hours apart and calls take up to a day. The count has one person more than is shown, because any reader may be
 * among them.
 */
const countEveningsSql = (city: string) => sql`
  INSERT INTO community_free_evenings (city, date, part, people)
  SELECT city, day::date, part, count(DISTINCT user_id)
  FROM community_stays JOIN community_call_hours USING (user_id) JOIN cities ON slug = city,
    generate_series(greatest(starts_on, ${cityDaySql})::timestamp, ends_on::timestamp, '1 day') AS day,
    (VALUES ${partValues}) AS evening (part, begins, ends)
  WHERE city = ${city} AND owner_was_counted AND ends_on >= ${cityDaySql} AND NOT EXISTS (
    SELECT FROM generate_series(day - interval '2 days', day + interval '2 days', '1 day') AS call_day
    WHERE extract(isodow FROM call_day) = ANY (days)
      AND (call_day + ${minutesSql(sql`from_minute`)}) AT TIME ZONE zone
        < (day + ${minutesSql(sql`ends`)}) AT TIME ZONE timezone
      AND (day + ${minutesSql(sql`begins`)}) AT TIME ZONE timezone
        < (call_day + ${minutesSql(sql`to_minute + CASE WHEN to_minute <= from_minute THEN 1440 ELSE 0 END`)})
          AT TIME ZONE zone)
  GROUP BY city, day, part HAVING count(DISTINCT user_id) > ${MIN_PEOPLE}`;

/** The nightly counts. Everything that people read about others comes from them. */
@Injectable()
export class OverlapsRepository {
  constructor(private readonly database: DataSource) {}

  async listCities(): Promise<string[]> {
    const rows = await readRows<{ city: string }>(
      this.database,
      sql`SELECT city FROM community_stays UNION SELECT city FROM community_overlap_weeks
        UNION SELECT city FROM community_free_evenings ORDER BY city`,
    );
    return rows.map(({ city }) => city);
  }

  /** Replaces the counts of a city. */
  async count(city: string, manager: EntityManager): Promise<void> {
    await execute(manager, freezeStaysSql(city));
    await execute(manager, sql`DELETE FROM community_overlap_weeks WHERE city = ${city}`);
    await execute(manager, countWeeksSql(city));
    await execute(manager, sql`DELETE FROM community_free_evenings WHERE city = ${city}`);
    await execute(manager, countEveningsSql(city));
  }

  /** Reads the stays as they were counted, and none that were added since. */
  listWeeks(userId: string): Promise<OverlapRow[]> {
    return readRows(
      this.database,
      sql`SELECT city AS slug, coalesce(name, city) AS name, week::text, members - max(owner_was_counted::integer) AS others,
          CASE WHEN bool_or(wants_to_meet AND hand_was_counted) THEN meeting END AS meeting
        FROM community_stays JOIN community_overlap_weeks USING (city) LEFT JOIN cities ON slug = city
        WHERE user_id = ${userId} AND was_counted AND starts_on < week + 7 AND ends_on >= week
        GROUP BY city, name, week, members, meeting ORDER BY week, city`,
    );
  }

  listEvenings(city: string, from: string, to: string): Promise<EveningRow[]> {
    return readRows(
      this.database,
      sql`SELECT date::text, part, people FROM community_free_evenings
        WHERE city = ${city} AND date BETWEEN ${from}::date AND ${to}::date ORDER BY date, part`,
    );
  }
}
