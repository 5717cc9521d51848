import { Injectable } from '@nestjs/common';
import type { FreshRequest, SecondFactorRequest } from '@wanderwork/contracts/requests';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { createFreshRequiredError, isFresh } from '../../../platform/security/freshness.js';
import { proofMissing, secondFactorRequired } from '../auth.errors.js';
import type { User } from '../entities/user.entity.js';
import { type FactorProof, SecondFactorVerifier } from '../second-factors/second-factor-verifier.js';
import { SecondFactorsService } from '../second-factors/second-factors.service.js';
import type { OpenSession } from '../sessions/session-store.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { Exchange } from './sign-in-completion.js';
import { PasswordCheckService } from './password-check.service.js';

type Proof = 'password' | FactorProof;

/**
 * Confirms the identity of a signed-in person before a sensitive action. It requires as much as sign-in does: the
 * password, with a second factor if the account has one, or a passkey (OWASP ASVS 5.0, 7.5.1).
 */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly passwords: PasswordCheckService,
    private readonly verifier: SecondFactorVerifier,
    private readonly factors: SecondFactorsService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  /** Throws unless `proof` is complete. A wrong or missing password does not use up the code sent with it. */
  async reauthenticate({ request, reply }: Exchange, userId: string, proof: FreshRequest): Promise<void> {
    const by =
      proof.passkey === undefined
        ? await this.checkPasswordProof(userId, proof)
        : [await this.checkSecondFactor(userId, proof)];
    await this.sessions.markFresh(request, reply);
    await this.audit.recordOwn(userId, 'account.proven', { by });
  }

  /**
   * Throws unless `current` is the password. Accounts with a second factor, or without a password, also need a recent
   * proof.
   */
  async checkBeforePasswordChange(
    { id, passwordHash }: User,
    { provenAt }: Pick<OpenSession, 'provenAt'>,
    current: string,
  ): Promise<void> {
    const needsFreshProof = passwordHash === null || (await this.factors.hasAny(id));
    if (needsFreshProof && !isFresh(provenAt)) throw createFreshRequiredError();
    if (passwordHash !== null) await this.passwords.check(id, current);
  }

  private async checkPasswordProof(
    userId: string,
    { password, code, recoveryCode }: FreshRequest,
  ): Promise<Proof[]> {
    if (password === undefined) throw proofMissing();
    await this.passwords.check(userId, password);
    if (code !== undefined || recoveryCode !== undefined)
      return ['password', await this.checkSecondFactor(userId, { code, recoveryCode })];
    if (await this.factors.hasAny(userId)) throw secondFactorRequired();
    return ['password'];
  }

  private checkSecondFactor(userId: string, proof: SecondFactorRequest): Promise<FactorProof> {
    return this.verifier.verify(userId, 'fresh', proof);
  }
}
