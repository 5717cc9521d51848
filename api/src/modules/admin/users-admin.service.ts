import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminUser, SessionUser } from '@wanderwork/contracts';
import type { AdminUserRequest } from '@wanderwork/contracts/requests';
import { AuditService } from '../../platform/audit/audit.service.js';
import { type UserRights, SessionListService, UserDirectoryService } from '../auth/index.js';
import { type NewEmail, OutboxService } from '../mail/index.js';
import { adminRequired, noSuchUser, ownAccount, unconfirmedAdmin } from './admin.errors.js';
import { diffRights, endsSessions, removesAccess } from './rights.policy.js';

type RightsEmail =
  Omit<NewEmail<'role-changed'>, 'email'> | Omit<NewEmail<'account-suspended' | 'account-restored'>, 'email'>;

/** The emails that tell a person about changed rights, one for each change. */
const createRightsEmails = ({ isAdmin, suspended }: Partial<UserRights>): RightsEmail[] => [
  ...(isAdmin === undefined ? [] : [{ template: 'role-changed' as const, data: { isAdmin } }]),
  ...(suspended === undefined
    ? []
    : [{ template: suspended ? ('account-suspended' as const) : ('account-restored' as const), data: {} }]),
];

/**
 * Changes the rights of accounts and ends their sessions. The audit log records each decision in the same transaction.
 */
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

  async change(
    actor: SessionUser,
    id: string,
    { reason, ...requestedRights }: AdminUserRequest,
  ): Promise<AdminUser> {
    if (actor.id === id && removesAccess(requestedRights)) throw ownAccount();
    const { email, emailConfirmed } = await this.get(id);
    if (requestedRights.isAdmin && !emailConfirmed) throw unconfirmedAdmin();
    await this.source.transaction(async (manager) => {
      await this.assertStillAdmin(actor.id, manager);
      const currentRights = await this.directory.findRights(id, manager);
      if (!currentRights) throw noSuchUser();
      const { oldValue, newValue } = diffRights(currentRights, requestedRights);
      if (Object.keys(newValue).length === 0) return;
      if (removesAccess(newValue)) await this.directory.assertNotLastAdmin(id, manager);
      await this.directory.setRights(id, { ...currentRights, ...newValue }, manager);
      if (endsSessions(newValue)) await this.sessions.endAllBut(null, id, manager);
      const target = { type: 'user', id };
      const event = { actorId: actor.id, action: 'admin.account_changed', target };
      await this.audit.record({ ...event, oldValue, newValue, reason: reason ?? null }, manager);
      for (const rightsEmail of createRightsEmails(newValue))
        await this.outbox.enqueue(manager, { email, ...rightsEmail });
    });
    return this.get(id);
  }

  /** Ends all sessions of the account. Admins who do this to themselves are signed out, too. */
  async endSessions(actor: SessionUser, id: string): Promise<{ ended: number }> {
    await this.get(id);
    return this.source.transaction(async (manager) => {
      const ended = await this.sessions.endAllBut(null, id, manager);
      const target = { type: 'user', id };
      const event = { actorId: actor.id, action: 'admin.sessions_ended', target };
      await this.audit.record({ ...event, newValue: { ended } }, manager);
      return { ended };
    });
  }

  /**
   * Throws when the actor is no longer an admin. If two admins remove each other's role at once, the second request is
   * refused, so one admin always stays.
   */
  private async assertStillAdmin(actorId: string, manager: EntityManager): Promise<void> {
    const admins = await this.directory.lockAdmins(manager);
    if (!admins.some(({ id }) => id === actorId)) throw adminRequired();
  }
}
