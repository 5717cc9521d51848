import { Injectable } from '@nestjs/common';
import type { SecondFactorRequest } from '@wanderwork/contracts/requests';
import { codeInvalid, nothingShown } from '../auth.errors.js';
import { AttemptKeys } from '../sign-in/attempt-keys.js';
import { SignInThrottle } from '../sign-in/sign-in-throttle.js';
import { PasskeyVerifier } from './passkeys/passkey-verifier.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { TotpService } from './totp.service.js';

export type FactorProof = 'totp' | 'recovery code' | 'passkey';

/** Checks what somebody shows besides their password; tries are slowed down in every process at once. */
@Injectable()
export class SecondFactorVerifier {
  constructor(
    private readonly totp: TotpService,
    private readonly codes: RecoveryCodesService,
    private readonly passkeyVerifier: PasskeyVerifier,
    private readonly throttle: SignInThrottle,
    private readonly keys: AttemptKeys,
  ) {}

  /** What it was that showed it; throws when nothing did. */
  async verify(
    userId: string,
    purpose: 'second-factor' | 'fresh',
    shown: SecondFactorRequest,
  ): Promise<FactorProof> {
    const { code, recoveryCode, passkey } = shown;
    if (passkey !== undefined) {
      await this.passkeyVerifier.verifyProof(purpose, userId, passkey);
      return 'passkey';
    }
    if (code === undefined && recoveryCode === undefined) throw nothingShown();
    const count = this.keys.ofCode(userId);
    await this.throttle.count([count]);
    const good =
      code !== undefined
        ? await this.totp.spend(userId, code)
        : await this.codes.spend(userId, recoveryCode ?? '');
    if (!good) throw codeInvalid();
    await this.throttle.forgive([count.key]);
    return code !== undefined ? 'totp' : 'recovery code';
  }
}
