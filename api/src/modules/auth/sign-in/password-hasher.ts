import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Config } from '../../../platform/config/index.js';

/** Keyboards encode the same character differently. Normalizing makes a password match on all of them. */
const normalize = (password: string): string => password.normalize('NFKC');

/**
 * Hashes and checks passwords with argon2id, the library's default algorithm. A check takes the same time for an
 * account without a password.
 */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private decoy = '';

  constructor(private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    this.decoy = await this.hash(randomBytes(32).toString('base64url'));
  }

  hash(password: string): Promise<string> {
    return hash(normalize(password), { ...this.config.passwordCost, parallelism: 1 });
  }

  /** Returns false for an account without a password, after the same amount of work. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const matched = await verify(passwordHash ?? this.decoy, normalize(password));
    return matched && passwordHash !== null;
  }
}
