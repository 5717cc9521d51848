import { Injectable } from '@nestjs/common';
import type { SignInResult } from '@wanderwork/contracts';
import type { SecondFactorRequest } from '@wanderwork/contracts/requests';
import type { User } from '../entities/user.entity.js';
import { PasskeyVerifier } from '../second-factors/passkeys/passkey-verifier.js';
import { SecondFactorVerifier } from '../second-factors/second-factor-verifier.js';
import { SecondFactorsService } from '../second-factors/second-factors.service.js';
import { UsersService } from '../users.service.js';
import { SignInCompletion, type Exchange } from './sign-in-completion.js';
import { PendingSignInsRepository } from './pending-sign-ins.repository.js';

const ONE_MORE_STEP = 'One more step: please confirm that it is you.';

/** Signs people in by password, second factor or passkey. */
@Injectable()
export class SignInService {
  constructor(
    private readonly users: UsersService,
    private readonly factors: SecondFactorsService,
    private readonly verifier: SecondFactorVerifier,
    private readonly passkeyVerifier: PasskeyVerifier,
    private readonly pending: PendingSignInsRepository,
    private readonly completion: SignInCompletion,
  ) {}

  /** Called after a correct password. Opens the session, or asks for the second factor. */
  async continueAfterPassword(exchange: Exchange, user: User, remember: boolean): Promise<SignInResult> {
    const secondFactor = user.suspendedAt === null ? await this.factors.listRequired(user.id) : [];
    if (secondFactor.length === 0)
      return this.completion.openSession(exchange, user, { remember, by: ['password'] });
    await this.pending.start(exchange.reply, user.id, remember);
    return { success: true, message: ONE_MORE_STEP, secondFactor };
  }

  /** Opens the session once the second factor is verified. */
  async completeWithSecondFactor(exchange: Exchange, proof: SecondFactorRequest): Promise<SignInResult> {
    const pending = await this.pending.find(exchange.request);
    const provenBy = await this.verifier.verify(pending.userId, 'second-factor', proof);
    // Read before the pending sign-in is closed, so that ending the account's sessions in the meantime also ends this
    // sign-in.
    const user = await this.users.get(pending.userId);
    await this.pending.close(pending, exchange.reply);
    return this.completion.openSession(exchange, user, {
      remember: pending.remember,
      by: ['password', provenBy],
    });
  }

  /** A passkey counts as both factors: the device, and the finger, face or code that unlocks it. */
  async signInWithPasskey(exchange: Exchange, answer: object, remember: boolean): Promise<SignInResult> {
    const user = await this.passkeyVerifier.verifyProof('sign-in', null, answer);
    return this.completion.openSession(exchange, user, { remember, by: ['passkey'] });
  }
}
