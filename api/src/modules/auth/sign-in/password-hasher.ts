import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** The first choice of OWASP for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards encode the same character differently. Normalizing makes a password match on all of them. */
const normalize = (password: string): string => password.normalize('NFKC');

/** Hashes and checks passwords. A check takes the same time for an account without a password. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private decoy = '';

  async onModuleInit(): Promise<void> {
    this.decoy = await this.hash(randomBytes(32).toString('base64url'));
  }

  hash(password: string): Promise<string> {
    return hash(normalize(password), COST);
  }

  /** Returns false for an account without a password, after the same amount of work. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const matched = await verify(passwordHash ?? this.decoy, normalize(password));
    return matched && passwordHash !== null;
  }
}
