import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { PRODUCT_NAME, type PasskeySummary, type SessionUser } from '@wanderwork/contracts';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type EntityManager, Repository } from 'typeorm';
import { createId } from '../../../../platform/database/ids.js';
import { emailUnconfirmed, noSuchPasskey, passkeyRefused, tooManyPasskeys } from '../../auth.errors.js';
import { Passkey } from '../../entities/passkey.entity.js';
import { readAnswer, refuseOnError } from './passkey-answer.js';
import { PasskeyChallengesRepository } from './passkey-challenges.repository.js';
import { RelyingParty } from './relying-party.js';

const MAX_PASSKEYS = 20;
const MAX_TRANSPORTS = 10;

/** A verified new passkey, not stored yet. */
export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'backedUp'>;

const toSummary = ({ id, name, createdAt, lastUsedAt, backedUp }: Passkey): PasskeySummary => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  backedUp,
});

/** The passkeys of an account. */
@Injectable()
export class PasskeysService {
  constructor(
    @InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>,
    private readonly challenges: PasskeyChallengesRepository,
    private readonly relyingParty: RelyingParty,
  ) {}

  async list(userId: string): Promise<PasskeySummary[]> {
    const passkeys = await this.passkeys.find({ where: { userId }, order: { id: 'ASC' } });
    return passkeys.map(toSummary);
  }

  count(userId: string, manager: EntityManager): Promise<number> {
    return manager.countBy(Passkey, { userId });
  }

  /** Options for `navigator.credentials.create`. They ask for a discoverable passkey that verifies its owner. */
  async createOptions({ id, email, name, emailConfirmed }: SessionUser) {
    if (!emailConfirmed) throw emailUnconfirmed();
    const passkeys = await this.passkeys.findBy({ userId: id });
    if (passkeys.length >= MAX_PASSKEYS) throw tooManyPasskeys(MAX_PASSKEYS);
    const options = await generateRegistrationOptions({
      rpName: PRODUCT_NAME,
      rpID: this.relyingParty.rpId,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: name,
      excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.challenges.save(options.challenge, 'register', id);
    return options;
  }

  /** Verifies a new passkey and uses up its challenge. Throws when the challenge was not issued to this person. */
  async verifyRegistration(userId: string, answer: object): Promise<NewPasskey> {
    const { challenge } = readAnswer(answer);
    if (!(await this.challenges.consume(challenge, 'register', userId))) throw passkeyRefused();
    return this.verify(answer as RegistrationResponseJSON, challenge);
  }

  /**
   * Throws when the passkey already exists, or when the account has too many. The limit is checked again here, because
   * several options may have been requested before the first passkey was saved.
   */
  async save(userId: string, newPasskey: NewPasskey, name: string, manager: EntityManager) {
    if ((await manager.countBy(Passkey, { userId })) >= MAX_PASSKEYS) throw tooManyPasskeys(MAX_PASSKEYS);
    const passkey = { ...newPasskey, id: createId(), userId, name, createdAt: new Date(), lastUsedAt: null };
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(Passkey)
      .values(passkey)
      .orIgnore()
      .returning('id')
      .execute();
    if ((raw as unknown[]).length === 0) throw passkeyRefused();
    return toSummary(passkey);
  }

  async rename(userId: string, id: string, name: string): Promise<void> {
    if ((await this.passkeys.update({ id, userId }, { name })).affected === 0) throw noSuchPasskey();
  }

  async remove(userId: string, id: string, manager: EntityManager): Promise<void> {
    if ((await manager.delete(Passkey, { id, userId })).affected === 0) throw noSuchPasskey();
  }

  async removeAll(userId: string, manager: EntityManager): Promise<void> {
    await manager.delete(Passkey, { userId });
  }

  private async verify(response: RegistrationResponseJSON, challenge: string): Promise<NewPasskey> {
    const { verified: isVerified, registrationInfo } = await refuseOnError(
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.relyingParty.origins,
        expectedRPID: this.relyingParty.rpId,
        requireUserVerification: true,
      }),
    );
    if (!isVerified) throw passkeyRefused();
    const { credential, credentialBackedUp } = registrationInfo;
    const transports = Array.isArray(credential.transports) ? credential.transports : [];
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
      transports: transports.filter((one) => /^[a-z-]{1,20}$/.test(String(one))).slice(0, MAX_TRANSPORTS),
      backedUp: credentialBackedUp,
    };
  }
}
