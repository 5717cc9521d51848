import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { Repository } from 'typeorm';
import { execute, sql } from '../../../../platform/database/sql.js';
import { passkeyRefused } from '../../auth.errors.js';
import { Passkey } from '../../entities/passkey.entity.js';
import type { User } from '../../entities/user.entity.js';
import { readAnswer, refuseOnError } from './passkey-answer.js';
import { PasskeyChallengesRepository, type Purpose } from './passkey-challenges.repository.js';
import { RelyingParty } from './relying-party.js';

/**
 * Records a use. The counter must rise (or stay 0): a counter that does not rise, or two simultaneous uses with the
 * same counter, point to a copied passkey.
 */
const recordUseSql = (id: string, counter: number, isBackedUp: boolean) => sql`
  UPDATE passkeys SET counter = ${counter}, backed_up = ${isBackedUp}, last_used_at = now()
  WHERE id = ${id} AND (counter < ${counter} OR (counter = 0 AND ${counter}::bigint = 0))`;

/** Verifies the answers of passkeys. */
@Injectable()
export class PasskeyVerifier {
  constructor(
    @InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>,
    private readonly challenges: PasskeyChallengesRepository,
    private readonly relyingParty: RelyingParty,
  ) {}

  /**
   * Options for `navigator.credentials.get`. Without `userId` the browser offers every passkey it has for this site.
   */
  async createOptions(purpose: Exclude<Purpose, 'register'>, userId: string | null) {
    const passkeys = userId === null ? [] : await this.passkeys.findBy({ userId });
    const options = await generateAuthenticationOptions({
      rpID: this.relyingParty.rpId,
      allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      userVerification: 'required',
    });
    await this.challenges.save(options.challenge, purpose, userId);
    return options;
  }

  /**
   * Returns the passkey's owner, read before the use was recorded, so that ending the account's sessions in the
   * meantime also ends this sign-in. Throws unless the challenge was issued for `purpose` and `userId`, and the passkey
   * verified its owner.
   */
  async verifyProof(
    purpose: Exclude<Purpose, 'register'>,
    userId: string | null,
    answer: object,
  ): Promise<User> {
    const { credentialId, challenge } = readAnswer(answer);
    if (!(await this.challenges.consume(challenge, purpose, userId))) throw passkeyRefused();
    const passkey = await this.passkeys.findOne({ where: { credentialId }, relations: { user: true } });
    if (!passkey?.user || (userId !== null && passkey.userId !== userId)) throw passkeyRefused();
    await this.verify(answer as AuthenticationResponseJSON, challenge, passkey);
    return passkey.user;
  }

  private async verify(response: AuthenticationResponseJSON, challenge: string, passkey: Passkey) {
    const result = await refuseOnError(
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.relyingParty.origins,
        expectedRPID: this.relyingParty.rpId,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: Number(passkey.counter),
        },
      }),
    );
    if (!result.verified) throw passkeyRefused();
    const { newCounter, credentialBackedUp } = result.authenticationInfo;
    const recordUse = recordUseSql(passkey.id, newCounter, credentialBackedUp);
    if ((await execute(this.passkeys.manager, recordUse)) === 0) throw passkeyRefused();
  }
}
