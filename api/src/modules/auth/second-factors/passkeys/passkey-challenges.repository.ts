import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository, IsNull } from 'typeorm';
import { PasskeyChallenge } from '../../entities/passkey-challenge.entity.js';

/** What a challenge is for. An answer given for one purpose is not accepted for another. */
export type Purpose = 'register' | 'sign-in' | 'second-factor' | 'fresh';

const VALID_MS = 5 * 60 * 1000;

/** The challenges that authenticators sign. Each works once, for five minutes, in every process. */
@Injectable()
export class PasskeyChallengesRepository {
  constructor(
    @InjectRepository(PasskeyChallenge) private readonly challenges: Repository<PasskeyChallenge>,
  ) {}

  async save(challenge: string, purpose: Purpose, userId: string | null): Promise<void> {
    await this.challenges.insert({ challenge, purpose, userId, expiresAt: new Date(Date.now() + VALID_MS) });
  }

  /** Uses up the challenge. True when it was issued for this purpose and person and has not expired. */
  async consume(challenge: string, purpose: Purpose, userId: string | null): Promise<boolean> {
    const { affected } = await this.challenges.delete({
      challenge,
      purpose,
      userId: userId ?? IsNull(),
      expiresAt: MoreThan(new Date()),
    });
    return affected === 1;
  }
}
