import { Injectable } from '@nestjs/common';
import {
  reportReasons,
  moderationLimits,
  type CaseSource,
  type CaseSubject,
  type ReportKind,
  type ReportReason,
} from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { createId } from '../../platform/database/ids.js';
import { empty, execute, readRow, readRows, sql, type Database } from '../../platform/database/sql.js';
import type { Place } from '../../platform/lists/page-keys.js';
import type { ModeratedRegions } from './moderators.service.js';
import type { ReportedObject } from './reported-objects.js';

/** Held posts and appeals are due within this time. */
export const DEFAULT_DUE_HOURS = 24;

export interface CaseRow {
  id: string;
  source: CaseSource;
  kind: ReportKind;
  objectId: string;
  ownerId: string | null;
  region: string | null;
  reason: ReportReason | null;
  note: string | null;
  actionId: string | null;
  dueAt: Date;
  openedAt: Date;
  leaseHolder: string | null;
  closedAt: Date | null;
  place: string;
}

export interface NewCase extends ReportedObject {
  source: CaseSource;
  kind: ReportKind;
  reason?: ReportReason;
  note?: string;
  actionId?: string;
  snapshot: CaseSubject | null;
}

const caseColumns = sql`
  id, source, kind, object_id AS "objectId", owner_id AS "ownerId", region, reason, note, action_id AS "actionId",
  due_at AS "dueAt", opened_at AS "openedAt", closed_at AS "closedAt",
  CASE WHEN lease_until > now() THEN lease_holder END AS "leaseHolder", due_at::text || ' ' || opened_at::text AS place`;

export interface CaseFilter {
  moderatorId: string;
  regions: ModeratedRegions;
  /** Only cases of this source. */
  source?: CaseSource;
}

/**
 * Leaves out what somebody else must decide: cases about the moderator or what they reported, and appeals against their
 * decisions. Blocks are checked when a case is leased.
 */
const visibleSql = ({ moderatorId, regions, source }: CaseFilter) => sql`
  closed_at IS NULL AND owner_id IS DISTINCT FROM ${moderatorId}
  AND NOT EXISTS (SELECT FROM moderation_reports JOIN moderation_cases AS reported ON reported.id = case_id
    WHERE reporter_id = ${moderatorId} AND reported.kind = moderation_cases.kind
      AND reported.object_id = moderation_cases.object_id)
  AND NOT EXISTS (SELECT FROM moderation_decisions AS decision WHERE decision.id = moderation_cases.action_id
    AND ${moderatorId} IN (decision.decided_by, decision.confirmed_by))
  ${regions === 'all' ? empty : sql`AND (region IS NULL OR region = ANY (${regions}::text[]))`}
  ${source === undefined ? empty : sql`AND source = ${source}`}`;

const closeSql = (upheld: boolean) => sql`
  UPDATE moderation_cases SET closed_at = now(), upheld = ${upheld}, lease_holder = NULL, lease_until = NULL`;

/** Cases of the moderation queue. */
@Injectable()
export class CasesRepository {
  constructor(private readonly database: DataSource) {}

  /** Opens a case, or makes the open one about this object as urgent as `reason`. Returns its id. */
  async open(one: NewCase, manager: EntityManager): Promise<string> {
    const hours = one.reason === undefined ? DEFAULT_DUE_HOURS : reportReasons[one.reason];
    const row = await readRow<{ id: string }>(
      manager,
      sql`INSERT INTO moderation_cases
          (id, source, kind, object_id, owner_id, region, reason, note, action_id, due_at, opened_at, snapshot)
        VALUES (${createId()}, ${one.source}, ${one.kind}, ${one.objectId}, ${one.ownerId}, ${one.region},
          ${one.reason ?? null}, ${one.note ?? null}, ${one.actionId ?? null}, now() + make_interval(hours => ${hours}),
          now(), ${JSON.stringify(one.snapshot)}::jsonb)
        ON CONFLICT (source, kind, object_id, action_id) WHERE closed_at IS NULL DO UPDATE SET
          reason = CASE WHEN excluded.due_at < moderation_cases.due_at THEN excluded.reason
            ELSE moderation_cases.reason END,
          due_at = least(moderation_cases.due_at, excluded.due_at)
        RETURNING id`,
    );
    return row!.id;
  }

  async find(id: string, database: Database = this.database): Promise<CaseRow | null> {
    return readRow(database, sql`SELECT ${caseColumns} FROM moderation_cases WHERE id = ${id}`);
  }

  /** What a report showed; null once it was deleted. */
  async findSnapshot(id: string): Promise<CaseSubject | null> {
    const row = await readRow<{ snapshot: CaseSubject | null }>(
      this.database,
      sql`SELECT snapshot FROM moderation_cases WHERE id = ${id}`,
    );
    return row?.snapshot ?? null;
  }

  /** Locks a case with the open ones about the same object, which a decision closes too. */
  async lock(id: string, manager: EntityManager): Promise<CaseRow | null> {
    const found = await this.find(id, manager);
    if (found) await this.lockAbout(found.kind, found.objectId, manager);
    return readRow(manager, sql`SELECT ${caseColumns} FROM moderation_cases WHERE id = ${id} FOR UPDATE`);
  }

  /** Locks the open cases about an object. Whoever changes both locks them before the object, to prevent deadlocks. */
  async lockAbout(kind: ReportKind, objectId: string, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`SELECT FROM moderation_cases WHERE kind = ${kind} AND object_id = ${objectId} AND closed_at IS NULL
        ORDER BY id FOR UPDATE`,
    );
  }

  /** Ordered by the time they are due, then by age. One row more than `size` shows that there is a next page. */
  list(filter: CaseFilter, place: Place | null, size: number): Promise<CaseRow[]> {
    const [due = '', opened = ''] = place ? place.value.split(/ (?=\d{4}-)/) : [];
    const after = place
      ? sql`AND (due_at, opened_at, id) > (${due}::timestamptz, ${opened}::timestamptz, ${place.id}::uuid)`
      : empty;
    return readRows(
      this.database,
      sql`SELECT ${caseColumns} FROM moderation_cases WHERE ${visibleSql(filter)} ${after}
        ORDER BY due_at, opened_at, id LIMIT ${size + 1}`,
    );
  }

  /** The open cases, and those that are due; counts at most one more than `limit`, the most urgent first. */
  async countOpen(filter: CaseFilter, limit: number): Promise<{ total: number; overdue: number }> {
    const row = await readRow<{ total: number; overdue: number }>(
      this.database,
      sql`SELECT count(*)::integer AS total, count(*) FILTER (WHERE due_at <= now())::integer AS overdue
        FROM (SELECT due_at FROM moderation_cases WHERE ${visibleSql(filter)}
          ORDER BY due_at, opened_at, id LIMIT ${limit + 1}) AS open`,
    );
    return row!;
  }

  /** False while another moderator holds the lease. */
  async lease(id: string, moderatorId: string): Promise<boolean> {
    const count = await execute(
      this.database,
      sql`UPDATE moderation_cases SET lease_holder = ${moderatorId},
          lease_until = now() + make_interval(mins => ${moderationLimits.leaseMinutes})
        WHERE id = ${id} AND closed_at IS NULL
          AND (lease_until IS NULL OR lease_until <= now() OR lease_holder = ${moderatorId})`,
    );
    return count === 1;
  }

  async close(id: string, upheld: boolean, manager: EntityManager): Promise<void> {
    await execute(manager, sql`${closeSql(upheld)} WHERE id = ${id}`);
  }

  /** Closes every report and hold about an object: one decision answers them all. Returns the cases. */
  async closeAbout(
    kind: ReportKind,
    objectId: string,
    upheld: boolean,
    manager: EntityManager,
  ): Promise<string[]> {
    const rows = await readRows<{ id: string }>(
      manager,
      sql`${closeSql(upheld)} WHERE kind = ${kind} AND object_id = ${objectId} AND source IN ('report', 'hold')
        AND closed_at IS NULL RETURNING id`,
    );
    return rows.map(({ id }) => id);
  }

  async closeHold(kind: ReportKind, objectId: string, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`${closeSql(false)} WHERE source = 'hold' AND kind = ${kind} AND object_id = ${objectId}
        AND closed_at IS NULL`,
    );
  }
}
