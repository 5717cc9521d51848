import { Injectable } from '@nestjs/common';
import type { ReportReason, SessionUser } from '@wanderwork/contracts';
import type { ContentReportRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, readRows, sql } from '../../platform/database/sql.js';
import { PeopleDirectory } from '../notifications/index.js';
import { CasesRepository } from './cases.repository.js';
import { HoldsService } from './holds.service.js';
import { connectNotFound } from './moderation.errors.js';
import { ReportedObjects } from './reported-objects.js';

/** Reports by this many long-standing members hide a post until it has been reviewed. */
const HOLDING_REPORTS = 3;
/** While a report waits longer, new people can't post links. */
const OVERDUE_HOURS = 72;

/** Reports of anything that people can see of each other. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly database: DataSource,
    private readonly objects: ReportedObjects,
    private readonly cases: CasesRepository,
    private readonly holds: HoldsService,
    private readonly people: PeopleDirectory,
  ) {}

  /** A person's later reports about the same object in the same case change nothing. */
  async report(reporter: SessionUser | null, request: ContentReportRequest): Promise<void> {
    const { id, kind, reason, text = '' } = request;
    const source = this.objects.get(kind);
    const object = await source.find(request.object, reporter);
    if (!object) throw connectNotFound();
    const snapshot = await source.describe(object.objectId);
    const reporters = await this.database.transaction(async (manager) => {
      const caseId = await this.cases.open({ ...object, source: 'report', kind, reason, snapshot }, manager);
      await execute(
        manager,
        sql`INSERT INTO moderation_reports (case_id, id, reporter_id, reason, text, created_at)
          VALUES (${caseId}, ${id}, ${reporter?.id ?? null}, ${reason}, ${text}, now()) ON CONFLICT DO NOTHING`,
      );
      return this.findReporters(caseId, manager);
    });
    if (!source.hold || (await this.people.countLongMembers(reporters)) < HOLDING_REPORTS) return;
    await this.database.transaction((manager) =>
      this.holds.hold(kind, object, 'Reported by several long-standing members.', snapshot, manager),
    );
  }

  async listOf(caseId: string): Promise<{ reason: ReportReason; text: string; at: string }[]> {
    const rows = await readRows<{ reason: ReportReason; text: string; at: Date }>(
      this.database,
      sql`SELECT reason, text, created_at AS at FROM moderation_reports WHERE case_id = ${caseId}
        ORDER BY created_at, id LIMIT 50`,
    );
    return rows.map(({ at, ...report }) => ({ ...report, at: at.toISOString() }));
  }

  async findReporters(caseId: string, manager: EntityManager): Promise<string[]> {
    const rows = await readRows<{ id: string }>(
      manager,
      sql`SELECT reporter_id AS id FROM moderation_reports WHERE case_id = ${caseId} AND reporter_id IS NOT NULL`,
    );
    return rows.map(({ id }) => id);
  }

  /** Whether a report about this person was upheld, and no appeal reversed the decision. */
  async hasUpheld(ownerId: string): Promise<boolean> {
    const row = await readRow(
      this.database,
      sql`SELECT FROM moderation_cases AS one WHERE owner_id = ${ownerId} AND source = 'report' AND upheld
        AND NOT EXISTS (SELECT FROM moderation_decisions WHERE kind = one.kind AND object_id = one.object_id
          AND decided_at = one.closed_at AND state = 'reversed') LIMIT 1`,
    );
    return row !== null;
  }

  async isOverdue(): Promise<boolean> {
    const row = await readRow(
      this.database,
      sql`SELECT FROM moderation_cases WHERE closed_at IS NULL AND source = 'report'
        AND opened_at < now() - make_interval(hours => ${OVERDUE_HOURS}) LIMIT 1`,
    );
    return row !== null;
  }
}
