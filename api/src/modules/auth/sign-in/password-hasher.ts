import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards write one character in several ways: the same password on every one of them. */
const normalize = (password: string): string => password.normalize('NFKC');

/** Hashes passwords, and checks them at the same price whether or not there is anything to check against. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private decoy = '';

  async onModuleInit(): Promise<void> {
    this.decoy = await this.hash(randomBytes(32).toString('base64url'));
  }

  hash(password: string): Promise<string> {
    return hash(normalize(password), COST);
  }

  /** False for an account without a password too, after as much work as for any other. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const matched = await verify(passwordHash ?? this.decoy, normalize(password));
    return matched && passwordHash !== null;
  }
}
