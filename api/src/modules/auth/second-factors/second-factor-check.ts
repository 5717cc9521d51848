import { Injectable } from '@nestjs/common';
import type { SecondFactorRequest } from '@wanderwork/contracts/requests';
import { codeInvalid, nothingShown } from '../auth.errors.js';
import { AttemptKeys } from '../sign-in/attempt-keys.js';
import { Attempts } from '../sign-in/attempts.js';
import { PasskeyProof } from './passkeys/passkey-proof.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { Totp } from './totp.service.js';

export type FactorProof = 'totp' | 'recovery code' | 'passkey';

/** Checks what somebody shows besides their password; tries are slowed down in every process at once. */
@Injectable()
export class SecondFactorCheck {
  constructor(
    private readonly totp: Totp,
    private readonly recovery: RecoveryCodes,
    private readonly passkeys: PasskeyProof,
    private readonly attempts: Attempts,
    private readonly keys: AttemptKeys,
  ) {}

  /** What it was that showed it; throws when nothing did. */
  async run(
    userId: string,
    purpose: 'second-factor' | 'fresh',
    shown: SecondFactorRequest,
  ): Promise<FactorProof> {
    const { code, recoveryCode, passkey } = shown;
    if (passkey !== undefined) {
      await this.passkeys.check(purpose, userId, passkey);
      return 'passkey';
    }
    if (code === undefined && recoveryCode === undefined) throw nothingShown();
    const count = this.keys.ofCode(userId);
    await this.attempts.count([count]);
    const good =
      code !== undefined
        ? await this.totp.spend(userId, code)
        : await this.recovery.spend(userId, recoveryCode ?? '');
    if (!good) throw codeInvalid();
    await this.attempts.forgive([count.key]);
    return code !== undefined ? 'totp' : 'recovery code';
  }
}
