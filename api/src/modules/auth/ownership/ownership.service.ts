import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { isUniqueViolation } from '../../../platform/database/unique-violation.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { linkUnknown } from '../../links/index.js';
import { emailInUse } from '../auth.errors.js';
import { User } from '../entities/user.entity.js';
import { SecondFactorsService } from '../second-factors/second-factors.service.js';
import { SessionListService } from '../sessions/session-list.service.js';

/** The audit action that records an account's earlier addresses until the account is erased. */
export const EMAIL_CHANGED = 'account.email_changed';

/** Decides who owns an account: whoever reads the mail of its address. */
@Injectable()
export class OwnershipService {
  constructor(
    private readonly sessions: SessionListService,
    private readonly factors: SecondFactorsService,
    private readonly audit: AuditService,
    private readonly personal: PersonalData,
  ) {}

  /** Locks the account that an emailed link refers to, until the transaction ends. */
  async lock(userId: string, manager: EntityManager): Promise<User> {
    const user = await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    if (!user) throw linkUnknown();
    return user;
  }

  /**
   * Confirms that the reader owns the address. The first time, everything set up before is removed: somebody else may
   * have created the account and must not keep access. `isSameBrowser` means that the same browser registered, so
   * nothing is removed.
   */
  async confirmEmail(user: User, isSameBrowser: boolean, manager: EntityManager): Promise<void> {
    if (user.emailConfirmedAt !== null) return;
    if (!isSameBrowser) await this.revokeEarlierAccess(user, manager);
    user.emailConfirmedAt = new Date();
    const { emailConfirmedAt, passwordHash } = user;
    await manager.update(User, { id: user.id }, { emailConfirmedAt, passwordHash, registeredBy: null });
    await this.audit.recordOwn(user.id, 'account.email_confirmed', {}, manager);
  }

  /** Throws when a simultaneous registration takes the address first; the unique index decides. */
  async changeEmail({ id, email }: User, newEmail: string, manager: EntityManager): Promise<void> {
    try {
      await manager.update(User, { id }, { email: newEmail });
    } catch (error) {
      throw isUniqueViolation(error) ? emailInUse() : error;
    }
    await this.personal.readdressAll(email, newEmail, manager);
    const target = { type: 'user', id };
    const event = { actorId: id, action: EMAIL_CHANGED, target, oldValue: { email } };
    await this.audit.record(event, manager);
  }

  private async revokeEarlierAccess(user: User, manager: EntityManager): Promise<void> {
    user.passwordHash = null;
    await this.factors.removeAll(user.id, manager);
    await this.sessions.endAllBut(null, user.id, manager);
  }
}
