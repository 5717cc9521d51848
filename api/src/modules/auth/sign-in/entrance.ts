import { Injectable } from '@nestjs/common';
import type { SignInResult } from '@wanderwork/contracts';
import type { SecondFactorRequest } from '@wanderwork/contracts/requests';
import type { User } from '../entities/user.entity.js';
import { PasskeyProof } from '../second-factors/passkeys/passkey-proof.js';
import { SecondFactorCheck } from '../second-factors/second-factor-check.js';
import { SecondFactorsOf } from '../second-factors/second-factors.service.js';
import { Users } from '../users.service.js';
import { Admission, type Exchange } from './admission.js';
import { PendingSignIns } from './pending-sign-ins.js';

const ONE_MORE_STEP = 'One more step: please show that it is you.';

/** The ways in, and what each asks for. */
@Injectable()
export class Entrance {
  constructor(
    private readonly users: Users,
    private readonly factors: SecondFactorsOf,
    private readonly check: SecondFactorCheck,
    private readonly passkeys: PasskeyProof,
    private readonly pending: PendingSignIns,
    private readonly admission: Admission,
  ) {}

  /** The password was right: the session opens, or the second factor is asked for. */
  async afterPassword(exchange: Exchange, user: User, remember: boolean): Promise<SignInResult> {
    const secondFactor = user.suspendedAt === null ? await this.factors.required(user.id) : [];
    if (secondFactor.length === 0)
      return this.admission.admit(exchange, user, { remember, by: ['password'] });
    await this.pending.open(exchange.reply, user.id, remember);
    return { success: true, message: ONE_MORE_STEP, secondFactor };
  }

  /** The second factor follows: with it, the session opens. */
  async afterSecondFactor(exchange: Exchange, shown: SecondFactorRequest): Promise<SignInResult> {
    const pending = await this.pending.of(exchange.request);
    const proof = await this.check.run(pending.userId, 'second-factor', shown);
    // Read before the sign-in is used up: whoever ends the account's sessions meanwhile ends this one, either way.
    const user = await this.users.get(pending.userId);
    await this.pending.close(pending, exchange.reply);
    return this.admission.admit(exchange, user, { remember: pending.remember, by: ['password', proof] });
  }

  /** Both at once: something they have, and a finger, a face or a code that unlocks it. */
  async byPasskey(exchange: Exchange, answer: object, remember: boolean): Promise<SignInResult> {
    const user = await this.passkeys.check('sign-in', null, answer);
    return this.admission.admit(exchange, user, { remember, by: ['passkey'] });
  }
}
