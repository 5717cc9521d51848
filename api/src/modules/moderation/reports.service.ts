import { Injectable } from '@nestjs/common';
import type { ReportKind, ReportReason, SessionUser } from '@wanderwork/contracts';
import type { ContentReportRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, readRows, sql, type Database } from '../../platform/database/sql.js';
import { UserDirectoryService } from '../auth/index.js';
import { OutboxService } from '../mail/index.js';
import { PeopleDirectory } from '../notifications/index.js';
import { CasesRepository } from './cases.repository.js';
import { HoldsService } from './holds.service.js';
import { connectNotFound } from './moderation.errors.js';
import { ReportedObjects } from './reported-objects.js';

/** Reports by this many long-standing members hide a post until it has been reviewed. */
const HOLDING_REPORTS = 3;
/** While a report waits longer, new people can't post links; admins are told once. */
const OVERDUE_HOURS = 72;

const isOverdueSql = sql`
  closed_at IS NULL AND source = 'report' AND opened_at < now() - make_interval(hours => ${OVERDUE_HOURS})`;

/** Reports of anything that people can see of each other. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly database: DataSource,
    private readonly objects: ReportedObjects,
    private readonly cases: CasesRepository,
    private readonly holds: HoldsService,
    private readonly people: PeopleDirectory,
    private readonly directory: UserDirectoryService,
    private readonly outbox: OutboxService,
  ) {}

  /** A person's later reports about the same object in the same case change nothing. */
  async report(reporter: SessionUser | null, request: ContentReportRequest): Promise<void> {
    const { id, kind, reason, text = '' } = request;
    const source = this.objects.get(kind);
    const object = await source.find(request.object, reporter);
    if (!object) throw connectNotFound();
    const snapshot = await source.describe(object.objectId);
    await this.database.transaction(async (manager) => {
      const caseId = await this.cases.open({ ...object, source: 'report', kind, reason, snapshot }, manager);
      const added = await execute(
        manager,
        sql`INSERT INTO moderation_reports (case_id, id, reporter_id, reason, text, created_at)
          VALUES (${caseId}, ${id}, ${reporter?.id ?? null}, ${reason}, ${text}, now()) ON CONFLICT DO NOTHING`,
      );
      if (added === 0) return;
      const reporters = await this.findFirstReporters(caseId, manager);
      if (source.hold && (await this.people.countLongMembers(reporters, manager)) >= HOLDING_REPORTS)
        await this.holds.hold(kind, object, 'Reported by several long-standing members.', snapshot, manager);
    });
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

  /** Those who had not reported the object before a moderator decided about it: nobody has it held twice. */
  private async findFirstReporters(caseId: string, manager: EntityManager): Promise<string[]> {
    const rows = await readRows<{ id: string }>(
      manager,
      sql`SELECT reporter_id AS id FROM moderation_reports AS report JOIN moderation_cases AS one ON one.id = case_id
        WHERE case_id = ${caseId} AND reporter_id IS NOT NULL AND NOT EXISTS (
          SELECT FROM moderation_reports AS earlier JOIN moderation_cases AS closed ON closed.id = earlier.case_id
          WHERE earlier.reporter_id = report.reporter_id AND closed.kind = one.kind
            AND closed.object_id = one.object_id AND closed.closed_at IS NOT NULL)`,
    );
    return rows.map(({ id }) => id);
  }

  /** Whether this person reported the object of a case, or what an appealed decision was about. */
  async hasReported(
    userId: string,
    { kind, objectId }: { kind: ReportKind; objectId: string },
    database: Database,
  ): Promise<boolean> {
    const row = await readRow(
      database,
      sql`SELECT FROM moderation_reports JOIN moderation_cases ON moderation_cases.id = case_id
        WHERE reporter_id = ${userId} AND kind = ${kind} AND object_id = ${objectId} LIMIT 1`,
    );
    return row !== null;
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
    const row = await readRow(this.database, sql`SELECT FROM moderation_cases WHERE ${isOverdueSql} LIMIT 1`);
    return row !== null;
  }

  /** Emails all admins about the reports that have waited too long, once about each case. */
  async emailAdmins(): Promise<void> {
    await this.database.transaction(async (manager) => {
      const reports = await execute(
        manager,
        sql`UPDATE moderation_cases SET overdue_email_at = now() WHERE ${isOverdueSql} AND overdue_email_at IS NULL`,
      );
      if (reports === 0) return;
      const data = { reports };
      for (const email of await this.directory.listAdminEmails(manager))
        await this.outbox.enqueue(manager, { email, template: 'reports-overdue', data });
    });
  }
}
