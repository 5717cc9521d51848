import { Injectable } from '@nestjs/common';
import type { ActionResult, EmailChangeResult, SessionUser } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { createId } from '../../../platform/database/ids.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import { type LinkPurpose, LinksService, linkUnknown } from '../../links/index.js';
import { OutboxService } from '../../mail/index.js';
import { emailUnconfirmed, emailUnchanged } from '../auth.errors.js';
import { emailChangesPerEmail } from '../auth.policy.js';
import { EmailChange } from '../entities/email-change.entity.js';
import { User } from '../entities/user.entity.js';
import { OwnershipService } from '../ownership/ownership.service.js';
import { SessionListService } from '../sessions/session-list.service.js';

const REQUESTED: ActionResult = {
  success: true,
  message: 'We sent an email to both addresses. Your address changes once you have confirmed it from both.',
};
const HALF_CONFIRMED: EmailChangeResult = {
  success: true,
  message: 'Thank you. Now please confirm the change from your other address too.',
  changed: false,
};
const CHANGED: EmailChangeResult = { success: true, message: 'Your address was changed.', changed: true };

const changeLinks: LinkPurpose[] = ['change-email-new', 'change-email-old'];
/** Links that were sent to the old address and could still open the account. */
const linksToOldAddress: LinkPurpose[] = ['confirm-email', 'reset-password', 'set-password'];

/** Moves an account to another email address once the owners of both have confirmed it. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly source: DataSource,
    private readonly links: LinksService,
    private readonly ownership: OwnershipService,
    private readonly outbox: OutboxService,
    private readonly sessions: SessionListService,
    private readonly audit: AuditService,
    private readonly limits: RateLimiter,
  ) {}

  /** Only the owner of the new address learns, by email, whether it already has an account. */
  async request(user: SessionUser, newEmail: string): Promise<ActionResult> {
    if (!user.emailConfirmed) throw emailUnconfirmed();
    if (user.email.toLowerCase() === newEmail) throw emailUnchanged();
    await this.limits.consume(emailChangesPerEmail, newEmail);
    await this.source.transaction(async (manager) => {
      const changeId = await this.saveRequest(user.id, newEmail, manager);
      const other = await manager.findOneBy(User, { email: newEmail });
      await this.outbox.enqueue(
        manager,
        other
          ? { email: newEmail, template: 'account-exists', data: { userId: other.id } }
          : { email: newEmail, template: 'change-email-new', data: { changeId } },
      );
      await this.outbox.enqueue(manager, {
        email: user.email,
        template: 'change-email-old',
        data: { changeId, newEmail },
      });
      await this.audit.recordOwn(user.id, 'account.email_change_asked', {}, manager);
    });
    return REQUESTED;
  }

  /** `keptSessionId` is the session of this browser. It stays open if it belongs to the account. */
  confirm(token: string, keptSessionId: string | null): Promise<EmailChangeResult> {
    return this.source.transaction(async (manager) => {
      const changeId = await this.links.getSubject(token, changeLinks, manager);
      const user = await this.lockOwner(changeId, manager);
      const change = await this.lockChange(changeId, manager);
      const { purpose } = await this.links.use(token, changeLinks, manager);
      if (purpose === 'change-email-new') change.newConfirmedAt = new Date();
      else change.oldConfirmedAt = new Date();
      await manager.save(change);
      if (!change.newConfirmedAt || !change.oldConfirmedAt) return HALF_CONFIRMED;
      await this.applyChange(user, change, keptSessionId, manager);
      return CHANGED;
    });
  }

  private async saveRequest(userId: string, newEmail: string, manager: EntityManager): Promise<string> {
    const id = createId();
    const unconfirmed = { newConfirmedAt: null, oldConfirmedAt: null, createdAt: new Date() };
    await manager.upsert(EmailChange, { id, userId, newEmail, ...unconfirmed }, ['userId']);
    return id;
  }

  /** Locks the account before the change and its links, in the same order as erasing an account does. */
  private async lockOwner(changeId: string, manager: EntityManager): Promise<User> {
    const change = await manager.findOneBy(EmailChange, { id: changeId });
    if (!change) throw linkUnknown();
    return this.ownership.lock(change.userId, manager);
  }

  private async lockChange(id: string, manager: EntityManager): Promise<EmailChange> {
    const change = await manager.findOne(EmailChange, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!change) throw linkUnknown();
    return change;
  }

  private async applyChange(
    user: User,
    { id, userId, newEmail }: EmailChange,
    keptSessionId: string | null,
    manager: EntityManager,
  ): Promise<void> {
    await this.outbox.enqueue(manager, { email: user.email, template: 'email-changed', data: { newEmail } });
    await this.ownership.changeEmail(user, newEmail, manager);
    await manager.delete(EmailChange, { id });
    await this.links.close(linksToOldAddress, userId, manager);
    await this.sessions.endAllBut(keptSessionId, userId, manager);
  }
}
