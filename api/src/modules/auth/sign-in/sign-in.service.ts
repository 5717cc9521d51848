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

const ONE_MORE_STEP = 'One more step: please show that it is you.';

/** The ways in, and what each asks for. */
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

  /** The password was right: the session opens, or the second factor is asked for. */
  async continueAfterPassword(exchange: Exchange, user: User, remember: boolean): Promise<SignInResult> {
    const secondFactor = user.suspendedAt === null ? await this.factors.listRequired(user.id) : [];
    if (secondFactor.length === 0)
      return this.completion.openSession(exchange, user, { remember, by: ['password'] });
    await this.pending.start(exchange.reply, user.id, remember);
    return { success: true, message: ONE_MORE_STEP, secondFactor };
  }

  /** The second factor follows: with it, the session opens. */
  async completeWithSecondFactor(exchange: Exchange, proof: SecondFactorRequest): Promise<SignInResult> {
    const pending = await this.pending.find(exchange.request);
    const provenBy = await this.verifier.verify(pending.userId, 'second-factor', proof);
    // Read before the sign-in is used up: whoever ends the account's sessions meanwhile ends this one, either way.
    const user = await this.users.get(pending.userId);
    await this.pending.close(pending, exchange.reply);
    return this.completion.openSession(exchange, user, {
      remember: pending.remember,
      by: ['password', provenBy],
    });
  }

  /** Both at once: something they have, and a finger, a face or a code that unlocks it. */
  async signInWithPasskey(exchange: Exchange, answer: object, remember: boolean): Promise<SignInResult> {
    const user = await this.passkeyVerifier.verifyProof('sign-in', null, answer);
    return this.completion.openSession(exchange, user, { remember, by: ['passkey'] });
  }
}
