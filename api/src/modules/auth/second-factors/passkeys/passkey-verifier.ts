import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { Repository } from 'typeorm';
import { passkeyRefused } from '../../auth.errors.js';
import { Passkey } from '../../entities/passkey.entity.js';
import type { User } from '../../entities/user.entity.js';
import { readAnswer, refuseOnError } from './passkey-answer.js';
import { PasskeyChallengesRepository, type Purpose } from './passkey-challenges.repository.js';
import { RelyingParty } from './relying-party.js';

/** Counts a use; one that another use came before of is none: two at once with one number are a copy's. */
const RECORD_USE = `
  UPDATE passkeys SET counter = $2, backed_up = $3, last_used_at = now()
  WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`;

/** Lets people show by a passkey who they are. */
@Injectable()
export class PasskeyVerifier {
  constructor(
    @InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>,
    private readonly challenges: PasskeyChallengesRepository,
    private readonly relyingParty: RelyingParty,
  ) {}

  /** What the browser asks its authenticators; without `userId` it offers all that it has for this site. */
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
   * Whose passkey answered, as they were before it counted: who ends the account's sessions meanwhile ends this one, too.
   * Throws unless it was asked for this and the owner was verified by it.
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
    const values = [passkey.id, newCounter, credentialBackedUp];
    const [rows]: [unknown[], number] = await this.passkeys.query(RECORD_USE, values);
    if (rows.length === 0) throw passkeyRefused();
  }
}
