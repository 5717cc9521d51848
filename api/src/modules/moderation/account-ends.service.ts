import { Injectable } from '@nestjs/common';
import type { CaseSubject, Decision, ProposedDecision, SessionUser } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Database } from '../../platform/database/sql.js';
import { UserDirectoryService } from '../auth/index.js';
import { PeopleDirectory } from '../notifications/index.js';
import { CasesRepository } from './cases.repository.js';
import { toDecision } from './decision.mapper.js';
import { DecisionsRepository, type DecisionRow } from './decisions.repository.js';
import { caseClosed, connectNotFound, ownCase } from './moderation.errors.js';
import { ReportedObjects } from './reported-objects.js';
import { ReportsService } from './reports.service.js';

const MAX_LISTED = 30;

/** Ending an account takes two admins: one proposes it as the decision of a case, another one confirms it. */
@Injectable()
export class AccountEndsService {
  constructor(
    private readonly database: DataSource,
    private readonly decisions: DecisionsRepository,
    private readonly cases: CasesRepository,
    private readonly objects: ReportedObjects,
    private readonly reports: ReportsService,
    private readonly people: PeopleDirectory,
    private readonly directory: UserDirectoryService,
    private readonly audit: AuditService,
  ) {}

  /** What waits for a second admin. */
  async listProposed(adminId: string): Promise<ProposedDecision[]> {
    const rows = await this.decisions.listProposed(MAX_LISTED);
    return Promise.all(
      rows.map(async (row) => ({
        ...toDecision(row),
        subject: await this.describe(row),
        canConfirm: await this.canConfirm(adminId, row, this.database),
      })),
    );
  }

  /** The account is suspended. */
  async confirm(admin: SessionUser, id: string): Promise<Decision> {
    await this.database.transaction(async (manager) => {
      const decision = await this.decisions.lock(id, manager);
      if (!decision || decision.action !== 'end-account') throw connectNotFound();
      const { state, userId, explanation: reason } = decision;
      if (state !== 'proposed' || userId === null) throw caseClosed();
      if (!(await this.canConfirm(admin.id, decision, manager))) throw ownCase();
      await this.directory.assertNotLastAdmin(userId, manager);
      await this.setSuspended(userId, true, manager);
      await this.decisions.confirm(id, admin.id, manager);
      const target = { type: 'user', id: userId };
      await this.audit.record(
        { actorId: admin.id, action: 'connect.account_ended', target, reason },
        manager,
      );
    });
    return toDecision((await this.decisions.find(id))!);
  }

  async setSuspended(userId: string, suspended: boolean, manager: EntityManager): Promise<void> {
    const rights = await this.directory.findRights(userId, manager);
    if (rights) await this.directory.setRights(userId, { ...rights, suspended }, manager);
  }

  /** The second admin meets the same conditions as the first: it isn't about them, nor what they reported or blocked. */
  private async canConfirm(adminId: string, decision: DecisionRow, database: Database): Promise<boolean> {
    const { userId, decidedBy } = decision;
    if (userId === null || userId === adminId || decidedBy === adminId) return false;
    if (await this.people.hasBlocked(adminId, userId)) return false;
    return !(await this.reports.hasReported(adminId, decision, database));
  }

  private describe({ kind, objectId, caseId }: DecisionRow): Promise<CaseSubject | null> {
    const object = this.objects.get(kind);
    return object.isPrivate ? this.cases.findSnapshot(caseId) : object.describe(objectId);
  }
}
