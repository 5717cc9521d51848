import { Injectable } from '@nestjs/common';
import type { AdminUser, SessionUser } from '@wanderwork/contracts';
import type { AdminUserRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { SessionListService, UserDirectoryService } from '../auth/index.js';
import { OutboxService } from '../mail/index.js';
import { noAdminAnyMore, noSuchUser, ownAccount, unconfirmedAdmin } from './admin.errors.js';
import { emailsAbout } from './rights-emails.js';
import { changedRights, endsSessions, takesAccess } from './rights.policy.js';

/** What admins decide about accounts; each decision is written down in the transaction that makes it. */
@Injectable()
export class UsersAdminService {
  constructor(
    private readonly source: DataSource,
    private readonly directory: UserDirectoryService,
    private readonly sessions: SessionListService,
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
  ) {}

  async get(id: string): Promise<AdminUser> {
    const user = await this.directory.find(id);
    if (!user) throw noSuchUser();
    return user;
  }

  async change(actor: SessionUser, id: string, { reason, ...wished }: AdminUserRequest): Promise<AdminUser> {
    if (actor.id === id && takesAccess(wished)) throw ownAccount();
    const { email, emailConfirmed } = await this.get(id);
    if (wished.isAdmin && !emailConfirmed) throw unconfirmedAdmin();
    await this.source.transaction(async (manager) => {
      await this.stayAdmin(actor.id, manager);
      const known = await this.directory.findRights(id, manager);
      if (!known) throw noSuchUser();
      const { oldValue, newValue } = changedRights(known, wished);
      if (Object.keys(newValue).length === 0) return;
      if (takesAccess(newValue)) await this.directory.keepAnAdmin(id, manager);
      await this.directory.setRights(id, { ...known, ...newValue }, manager);
      if (endsSessions(newValue)) await this.sessions.endAllBut(null, id, manager);
      const target = { type: 'user', id };
      const what = { actorId: actor.id, action: 'admin.account_changed', target };
      await this.audit.record({ ...what, oldValue, newValue, reason: reason ?? null }, manager);
      for (const letter of emailsAbout(newValue))
        await this.outbox.enqueue(manager, { to: email, ...letter });
    });
    return this.get(id);
  }

  /** One's own included, all of them: then the next request asks who one is. */
  async endSessions(actor: SessionUser, id: string): Promise<{ ended: number }> {
    await this.get(id);
    return this.source.transaction(async (manager) => {
      const ended = await this.sessions.endAllBut(null, id, manager);
      const target = { type: 'user', id };
      const what = { actorId: actor.id, action: 'admin.sessions_ended', target };
      await this.audit.record({ ...what, newValue: { ended } }, manager);
      return { ended };
    });
  }

  /** Two admins who take each other's role at once: the second is none any more. So one always stays. */
  private async stayAdmin(actorId: string, manager: EntityManager): Promise<void> {
    const admins = await this.directory.lockAdmins(manager);
    if (!admins.some(({ id }) => id === actorId)) throw noAdminAnyMore();
  }
}
