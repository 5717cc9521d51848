import { Injectable } from '@nestjs/common';
import { inMilliseconds, retention, type SessionUser } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../platform/audit/audit.service.js';
import { type OpenSession, SessionList, UserDirectory, Users } from '../auth/index.js';
import { NoRenewals } from '../billing/index.js';
import { Outbox } from '../mail/index.js';

const GRACE_MS = inMilliseconds(retention.deletionGrace);

/** The end of an account: asked for here, done by `Eraser` after a time in which signing in takes it back. */
@Injectable()
export class Deletion {
  constructor(
    private readonly source: DataSource,
    private readonly users: Users,
    private readonly directory: UserDirectory,
    private readonly sessions: SessionList,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly renewals: NoRenewals,
  ) {}

  /**
   * Ends all other sessions: signing in again anywhere is what takes it back. Asked twice, the later time counts. The
   * last admin is refused; who is one is looked up now, for somebody may have become one since the request began.
   */
  async ask({ id, email }: SessionUser, session: OpenSession): Promise<{ deletionDueAt: string }> {
    const due = new Date(Date.now() + GRACE_MS);
    await this.source.transaction(async (manager) => {
      await this.directory.keepAnAdmin(id, manager);
      await this.users.dueForDeletion(id, due, manager);
      await this.sessions.endAllBut(session.id, id, manager);
      await this.renewals.from(id, manager);
      await this.audit.recordOwn(id, 'account.deletion_asked', { due: due.toISOString() }, manager);
      const on = due.toISOString().slice(0, 10);
      await this.outbox.put(manager, { to: email, letter: 'deletion-scheduled', data: { on } });
    });
    return { deletionDueAt: due.toISOString() };
  }

  async cancel({ id, email }: SessionUser): Promise<void> {
    await this.source.transaction(async (manager) => {
      const user = await this.users.hold(id, manager);
      if (!user || user.deletionDueAt === null) return;
      await this.users.keep(id, manager);
      await this.audit.recordOwn(id, 'account.deletion_cancelled', undefined, manager);
      await this.outbox.put(manager, { to: email, letter: 'deletion-cancelled', data: {} });
    });
  }
}
