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

/** Under this the audit log keeps an account's earlier addresses, until it is erased. */
export const EMAIL_CHANGED = 'account.email_changed';

/** Whose an account is: theirs who reads the mail of its address. */
@Injectable()
export class OwnershipService {
  constructor(
    private readonly sessions: SessionListService,
    private readonly factors: SecondFactorsService,
    private readonly audit: AuditService,
    private readonly personal: PersonalData,
  ) {}

  /** The account that a letter's link is about, held until the transaction ends. */
  async lock(userId: string, manager: EntityManager): Promise<User> {
    const user = await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    if (!user) throw linkUnknown();
    return user;
  }

  /**
   * The address is shown to be the reader's. The first time, all that was set before goes: whoever made the account may
   * have been somebody else, and must not keep a way in. `isSameBrowser`: it was not somebody else.
   */
  async confirmEmail(user: User, isSameBrowser: boolean, manager: EntityManager): Promise<void> {
    if (user.emailConfirmedAt !== null) return;
    if (!isSameBrowser) await this.revokeEarlierAccess(user, manager);
    user.emailConfirmedAt = new Date();
    const { emailConfirmedAt, passwordHash } = user;
    await manager.update(User, { id: user.id }, { emailConfirmedAt, passwordHash, registeredBy: null });
    await this.audit.recordOwn(user.id, 'account.email_confirmed', {}, manager);
  }

  /** Of a registration of that address that is under way at the same time the database tells: who is first has it. */
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
