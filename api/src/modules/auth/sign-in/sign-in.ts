import { Injectable } from '@nestjs/common';
import { invalidCredentials } from '../auth.errors.js';
import type { User } from '../entities/user.entity.js';
import { Users } from '../users.service.js';
import { AttemptKeys } from './attempt-keys.js';
import { Attempts } from './attempts.js';
import { Passwords } from './passwords.js';

@Injectable()
export class SignIn {
  constructor(
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly attempts: Attempts,
    private readonly keys: AttemptKeys,
  ) {}

  /** The account that e-mail and password open; `address` is where the attempt comes from. */
  async check(email: string, password: string, address: string): Promise<User> {
    const key = this.keys.keyOf(email, address);
    await this.attempts.count(key);
    const user = await this.users.findByEmail(email);
    const matched = await this.passwords.matches(user?.passwordHash ?? null, password);
    if (!user || !matched) throw invalidCredentials();
    await this.attempts.forgive(key);
    return user;
  }
}
