import { Injectable } from '@nestjs/common';
import type {
  NewRecoveryCodes,
  PasskeySummary,
  SecondFactor,
  SecondFactors,
  SessionUser,
} from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { OutboxService } from '../../mail/index.js';
import { secondFactorNotSetUp } from '../auth.errors.js';
import { SessionListService } from '../sessions/session-list.service.js';
import type { OpenSession } from '../sessions/session-store.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { TotpService } from './totp.service.js';

/** The signed-in person and the session of the request. */
interface Owner {
  user: Pick<SessionUser, 'id' | 'email'>;
  session: OpenSession;
}

/** Adds and removes the second factors of an account, and tells the owner by email. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly source: DataSource,
    private readonly sessions: SessionListService,
    private readonly totp: TotpService,
    private readonly passkeys: PasskeysService,
    private readonly codes: RecoveryCodesService,
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
  ) {}

  /** The second factors of which sign-in requires one; empty for an account with only a password. */
  async listRequired(userId: string, manager = this.source.manager): Promise<SecondFactor[]> {
    const factors: SecondFactor[] = [];
    if (await this.totp.getActiveSince(userId, manager)) factors.push('totp');
    if ((await this.passkeys.count(userId, manager)) > 0) factors.push('passkey');
    return factors;
  }

  async hasAny(userId: string, manager = this.source.manager): Promise<boolean> {
    return (await this.listRequired(userId, manager)).length > 0;
  }

  async getOverview(userId: string): Promise<SecondFactors> {
    return {
      totpSince: (await this.totp.getActiveSince(userId, this.source.manager))?.toISOString() ?? null,
      passkeys: await this.passkeys.list(userId),
      recoveryCodesLeft: await this.codes.countLeft(userId),
    };
  }

  confirmTotp(owner: Owner, code: string): Promise<NewRecoveryCodes> {
    return this.changeInTransaction(owner, async (manager) => {
      await this.expireWeakerProofs(owner, manager);
      await this.totp.confirm(owner.user.id, code, manager);
      await this.notifyOwner(owner, 'added', 'totp', manager);
      return this.createFirstCodes(owner.user.id, manager);
    });
  }

  async addPasskey(
    owner: Owner,
    answer: object,
    name: string,
  ): Promise<NewRecoveryCodes & { passkey: PasskeySummary }> {
    const newPasskey = await this.passkeys.verifyRegistration(owner.user.id, answer);
    return this.changeInTransaction(owner, async (manager) => {
      await this.expireWeakerProofs(owner, manager);
      const passkey = await this.passkeys.save(owner.user.id, newPasskey, name, manager);
      await this.notifyOwner(owner, 'added', 'passkey', manager);
      return { passkey, ...(await this.createFirstCodes(owner.user.id, manager)) };
    });
  }

  /** Does nothing when there is no authenticator app. */
  async removeTotp(owner: Owner): Promise<void> {
    await this.changeInTransaction(owner, async (manager) => {
      if (await this.totp.remove(owner.user.id, manager))
        await this.notifyOwner(owner, 'removed', 'totp', manager);
      await this.removeUnneededCodes(owner.user.id, manager);
    });
  }

  async removePasskey(owner: Owner, id: string): Promise<void> {
    await this.changeInTransaction(owner, async (manager) => {
      await this.passkeys.remove(owner.user.id, id, manager);
      await this.notifyOwner(owner, 'removed', 'passkey', manager);
      await this.removeUnneededCodes(owner.user.id, manager);
    });
  }

  /** Replaces the recovery codes. Throws when the account has no second factor. */
  async renewCodes(owner: Owner): Promise<NewRecoveryCodes> {
    return this.changeInTransaction(owner, async (manager) => {
      const { id } = owner.user;
      if (!(await this.hasAny(id, manager))) throw secondFactorNotSetUp();
      await this.audit.recordOwn(id, 'account.recovery_codes_renewed', undefined, manager);
      return { recoveryCodes: await this.codes.renew(id, manager) };
    });
  }

  /** Removes all second factors and recovery codes, because somebody other than the owner may have set them up. */
  async removeAll(userId: string, manager: EntityManager): Promise<void> {
    await this.totp.remove(userId, manager);
    await this.passkeys.removeAll(userId, manager);
    await this.codes.remove(userId, manager);
  }

  /**
   * When the account gets its first second factor, its other sessions must re-authenticate: their proofs did not
   * include one.
   */
  private async expireWeakerProofs({ user, session }: Owner, manager: EntityManager): Promise<void> {
    if (!(await this.hasAny(user.id, manager)))
      await this.sessions.expireProofsOfOthers(session.id, user.id, manager);
  }

  private async createFirstCodes(userId: string, manager: EntityManager): Promise<NewRecoveryCodes> {
    const hasCodes = (await this.codes.countLeft(userId, manager)) > 0;
    return { recoveryCodes: hasCodes ? null : await this.codes.renew(userId, manager) };
  }

  private async removeUnneededCodes(userId: string, manager: EntityManager): Promise<void> {
    if (!(await this.hasAny(userId, manager))) await this.codes.remove(userId, manager);
  }

  /**
   * Changes one account at a time, so that factors and recovery codes stay consistent. Throws when the session has
   * ended in the meantime.
   */
  private changeInTransaction<T>(
    { session }: Owner,
    change: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.source.transaction(async (manager) => {
      await this.sessions.lockActiveSession(session, manager);
      return change(manager);
    });
  }

  private async notifyOwner(
    { user: { id, email } }: Owner,
    change: 'added' | 'removed',
    factor: SecondFactor,
    manager: EntityManager,
  ) {
    await this.audit.recordOwn(id, `account.second_factor_${change}`, { factor }, manager);
    await this.outbox.enqueue(manager, { email, template: `second-factor-${change}`, data: { factor } });
  }
}
