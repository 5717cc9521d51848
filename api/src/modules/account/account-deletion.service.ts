import { Injectable } from '@nestjs/common';
import { toMilliseconds, retention, type SessionUser, toUtcDay } from '@wanderwork/contracts';
import type { DeletionRequest } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { type OpenSession, SessionListService, UserDirectoryService, UsersService } from '../auth/index.js';
import { RenewalStopper } from '../billing/index.js';
import { ConnectPeople } from '../community/index.js';
import { OutboxService } from '../mail/index.js';

const GRACE_MS = toMilliseconds(retention.deletionGrace);

/**
 * Schedules the deletion of an account, or cancels it. `AccountEraserService` erases the account after a grace period,
 * in which signing in cancels the deletion.
 */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly directory: UserDirectoryService,
    private readonly sessions: SessionListService,
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
    private readonly renewals: RenewalStopper,
    private readonly connect: ConnectPeople,
  ) {}

  /**
   * Ends all other sessions, because signing in again cancels the deletion. A second request moves the date back.
   * With `keepAnswers`, the person's answers in Connect stay without a name.
   * Refuses the last admin; this is checked now, as somebody may have become an admin since the request began.
   */
  async request(
    { id, email }: SessionUser,
    session: OpenSession,
    { keepAnswers = false }: DeletionRequest,
  ): Promise<{ deletionDueAt: string }> {
    const due = new Date(Date.now() + GRACE_MS);
    await this.source.transaction(async (manager) => {
      await this.directory.assertNotLastAdmin(id, manager);
      await this.users.scheduleDeletion(id, due, manager);
      await this.sessions.endAllBut(session.id, id, manager);
      await this.renewals.stopRenewals(id, manager);
      await this.connect.setKeepAnswers(id, keepAnswers, manager);
      await this.audit.recordOwn(id, 'account.deletion_asked', { due: due.toISOString() }, manager);
      const data = { on: toUtcDay(due) };
      await this.outbox.enqueue(manager, { email, template: 'deletion-scheduled', data });
    });
    return { deletionDueAt: due.toISOString() };
  }

  async cancel({ id, email }: SessionUser): Promise<void> {
    await this.source.transaction(async (manager) => {
      const user = await this.users.lock(id, manager);
      if (!user || user.deletionDueAt === null) return;
      await this.users.cancelDeletion(id, manager);
      await this.audit.recordOwn(id, 'account.deletion_cancelled', undefined, manager);
      await this.outbox.enqueue(manager, { email, template: 'deletion-cancelled', data: {} });
    });
  }
}
