import { Injectable } from '@nestjs/common';
import {
  type CommunityRule,
  type Decision,
  type ModerationMonth,
  type ReportKind,
} from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { empty, execute, readRow, readRows, sql, type Database } from '../../platform/database/sql.js';
import type { Place } from '../../platform/lists/page-keys.js';

export interface DecisionRow {
  id: string;
  caseId: string;
  userId: string | null;
  kind: ReportKind;
  objectId: string;
  region: string | null;
  action: Decision['action'];
  rule: CommunityRule;
  explanation: string;
  decidedBy: string | null;
  decidedAt: Date;
  confirmedBy: string | null;
  until: Date | null;
  state: Decision['state'];
  undo: object | null;
  appealText: string | null;
  appealedAt: Date | null;
  appealOutcome: 'upheld' | 'reversed' | null;
  appealExplanation: string | null;
  appealDecidedBy: string | null;
  place: string;
}

export type NewDecision = Pick<
  DecisionRow,
  | 'id'
  | 'caseId'
  | 'userId'
  | 'kind'
  | 'objectId'
  | 'region'
  | 'action'
  | 'rule'
  | 'explanation'
  | 'decidedBy'
  | 'state'
  | 'undo'
> & { days: number | null };

const decisionColumns = sql`
  id, case_id AS "caseId", user_id AS "userId", kind, object_id AS "objectId", region, action, rule, explanation,
  decided_by AS "decidedBy", decided_at AS "decidedAt", confirmed_by AS "confirmedBy", until, state, undo,
  appeal_text AS "appealText", appealed_at AS "appealedAt", appeal_outcome AS "appealOutcome",
  appeal_explanation AS "appealExplanation", appeal_decided_by AS "appealDecidedBy", decided_at::text AS place`;

/** The last day of a month has fewer than 1,000 cases even on a busy site; the sums read indexes only. */
const monthsSql = sql`
  WITH months AS (
    SELECT to_char(month AT TIME ZONE 'UTC', 'YYYY-MM') AS month, month AS first, month + interval '1 month' AS next
    FROM generate_series(date_trunc('month', now(), 'UTC') - interval '11 months', date_trunc('month', now(), 'UTC'),
      interval '1 month') AS month)
  SELECT month,
    (SELECT count(*)::integer FROM moderation_reports WHERE created_at >= first AND created_at < next) AS reports,
    (SELECT coalesce(jsonb_object_agg(reason, count), '{}') FROM (SELECT reason, count(*) FROM moderation_reports
      WHERE created_at >= first AND created_at < next GROUP BY reason) AS counted) AS reasons,
    (SELECT round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM closed_at - opened_at)) / 3600)::numeric, 1)
      ::double precision FROM moderation_cases
      WHERE source = 'report' AND closed_at >= first AND closed_at < next) AS "medianHours",
    (SELECT count(*)::integer FROM moderation_cases
      WHERE source = 'report' AND upheld AND closed_at >= first AND closed_at < next) AS upheld,
    (SELECT count(*)::integer FROM moderation_decisions
      WHERE appeal_outcome = 'reversed' AND appeal_decided_at >= first AND appeal_decided_at < next) AS reversed
  FROM months ORDER BY month DESC`;

/** Decisions of moderators and of the product itself. */
@Injectable()
export class DecisionsRepository {
  constructor(private readonly database: DataSource) {}

  find(id: string, database: Database = this.database): Promise<DecisionRow | null> {
    return readRow(database, sql`SELECT ${decisionColumns} FROM moderation_decisions WHERE id = ${id}`);
  }

  lock(id: string, manager: EntityManager): Promise<DecisionRow | null> {
    return readRow(
      manager,
      sql`SELECT ${decisionColumns} FROM moderation_decisions WHERE id = ${id} FOR UPDATE`,
    );
  }

  findAll(ids: readonly string[]): Promise<DecisionRow[]> {
    return readRows(
      this.database,
      sql`SELECT ${decisionColumns} FROM moderation_decisions WHERE id = ANY (${ids}::uuid[])`,
    );
  }

  /** Newest first. One row more than `size` shows that there is a next page. */
  listOf(userId: string, place: Place | null, size: number): Promise<DecisionRow[]> {
    const before = place
      ? sql`AND (decided_at, id) < (${place.value}::timestamptz, ${place.id}::uuid)`
      : empty;
    return readRows(
      this.database,
      sql`SELECT ${decisionColumns} FROM moderation_decisions WHERE user_id = ${userId} ${before}
        ORDER BY decided_at DESC, id DESC LIMIT ${size + 1}`,
    );
  }

  /** What waits for a second admin, oldest first. */
  listProposed(size: number): Promise<DecisionRow[]> {
    return readRows(
      this.database,
      sql`SELECT ${decisionColumns} FROM moderation_decisions WHERE state = 'proposed' ORDER BY decided_at, id LIMIT ${size}`,
    );
  }

  async countOf(userId: string): Promise<number> {
    const row = await readRow<{ count: number }>(
      this.database,
      sql`SELECT count(*)::integer AS count FROM moderation_decisions WHERE user_id = ${userId}`,
    );
    return row!.count;
  }

  async insert(one: NewDecision, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO moderation_decisions (id, case_id, user_id, kind, object_id, region, action, rule, explanation,
          decided_by, decided_at, until, state, undo)
        VALUES (${one.id}, ${one.caseId}, ${one.userId}, ${one.kind}, ${one.objectId}, ${one.region}, ${one.action},
          ${one.rule}, ${one.explanation}, ${one.decidedBy}, now(), now() + make_interval(days => ${one.days}::integer),
          ${one.state}, ${one.undo && JSON.stringify(one.undo)}::jsonb)`,
    );
  }

  /**
   * The decisions with the same action about the same object that are in effect too: the last one before, and the next
   * one after this.
   */
  async lockSame(
    { id, kind, objectId, action, place }: DecisionRow,
    manager: EntityManager,
  ): Promise<{ earlier: string | null; next: string | null }> {
    const rows = await readRows<{ id: string; isLater: boolean }>(
      manager,
      sql`SELECT id, (decided_at, id) > (${place}::timestamptz, ${id}::uuid) AS "isLater" FROM moderation_decisions
        WHERE object_id = ${objectId} AND kind = ${kind} AND action = ${action} AND state = 'in-effect' AND id <> ${id}
        ORDER BY decided_at, id FOR UPDATE`,
    );
    return {
      earlier: rows.findLast(({ isLater }) => !isLater)?.id ?? null,
      next: rows.find(({ isLater }) => isLater)?.id ?? null,
    };
  }

  async setUndo(id: string, undo: object, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`UPDATE moderation_decisions SET undo = ${JSON.stringify(undo)}::jsonb WHERE id = ${id}`,
    );
  }

  async confirm(id: string, adminId: string, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`UPDATE moderation_decisions SET state = 'in-effect', confirmed_by = ${adminId} WHERE id = ${id}`,
    );
  }

  async setAppeal(id: string, text: string, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`UPDATE moderation_decisions SET appeal_text = ${text}, appealed_at = now() WHERE id = ${id}`,
    );
  }

  async decideAppeal(
    id: string,
    appeal: { outcome: 'upheld' | 'reversed'; explanation: string; moderatorId: string },
    manager: EntityManager,
  ): Promise<void> {
    await execute(
      manager,
      sql`UPDATE moderation_decisions SET appeal_outcome = ${appeal.outcome},
          appeal_explanation = ${appeal.explanation}, appeal_decided_by = ${appeal.moderatorId},
          appeal_decided_at = now() WHERE id = ${id}`,
    );
  }

  async end(id: string, state: 'ended' | 'reversed', manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`UPDATE moderation_decisions SET state = ${state}, until = least(until, now()) WHERE id = ${id}`,
    );
  }

  /** Locks one decision whose end has come; null if there is none. */
  lockNextEnded(manager: EntityManager): Promise<DecisionRow | null> {
    return readRow(
      manager,
      sql`SELECT ${decisionColumns} FROM moderation_decisions
        WHERE state = 'in-effect' AND until <= now() ORDER BY until LIMIT 1 FOR UPDATE SKIP LOCKED`,
    );
  }

  async isInEffect(
    action: Decision['action'],
    kind: ReportKind,
    objectId: string,
    database: Database = this.database,
  ): Promise<boolean> {
    const row = await readRow(
      database,
      sql`SELECT FROM moderation_decisions WHERE object_id = ${objectId} AND kind = ${kind} AND action = ${action}
        AND state = 'in-effect' AND (until IS NULL OR until > now()) LIMIT 1`,
    );
    return row !== null;
  }

  async findPause(userId: string): Promise<Date | null> {
    const row = await readRow<{ until: Date | null }>(
      this.database,
      sql`SELECT max(until) AS until FROM moderation_decisions
        WHERE user_id = ${userId} AND action = 'pause' AND state = 'in-effect' AND until > now()`,
    );
    return row!.until;
  }

  countMonths(): Promise<ModerationMonth[]> {
    return readRows(this.database, monthsSql);
  }
}
