import { Injectable } from '@nestjs/common';
import type { SecondFactorRequest } from '@wanderwork/contracts/requests';
import { codeInvalid, codeMissing } from '../auth.errors.js';
import { AttemptKeys, SignInThrottle } from '../sign-in-throttle.js';
import { PasskeyVerifier } from './passkeys/passkey-verifier.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { TotpService } from './totp.service.js';

export type FactorProof = 'totp' | 'recovery code' | 'passkey';

/** Verifies a second factor. Attempts with codes are slowed down across all processes. */
@Injectable()
export class SecondFactorVerifier {
  constructor(
    private readonly totp: TotpService,
    private readonly codes: RecoveryCodesService,
    private readonly passkeyVerifier: PasskeyVerifier,
    private readonly throttle: SignInThrottle,
    private readonly keys: AttemptKeys,
  ) {}

  /** Returns which factor the proof used; throws when the proof is missing or wrong. */
  async verify(
    userId: string,
    purpose: 'second-factor' | 'fresh',
    proof: SecondFactorRequest,
  ): Promise<FactorProof> {
    const { code, recoveryCode, passkey } = proof;
    if (passkey !== undefined) {
      await this.passkeyVerifier.verifyProof(purpose, userId, passkey);
      return 'passkey';
    }
    if (code === undefined && recoveryCode === undefined) throw codeMissing();
    const count = this.keys.getCodeCount(userId);
    await this.throttle.countAttempt([count]);
    const isValid =
      code !== undefined
        ? await this.totp.consume(userId, code)
        : await this.codes.consume(userId, recoveryCode ?? '');
    if (!isValid) throw codeInvalid();
    await this.throttle.clearFailures([count.key]);
    return code !== undefined ? 'totp' : 'recovery code';
  }
}
