import { Injectable } from '@nestjs/common';
import { invalidCredentials } from '../auth.errors.js';
import type { User } from '../entities/user.entity.js';
import { Users } from '../users.service.js';
import { type Attempt, AttemptKeys } from './attempt-keys.js';
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

  /** The account that e-mail and password open. */
  async check(attempt: Attempt, password: string): Promise<User> {
    const { caller, email, network } = this.keys.ofPassword(attempt);
    await this.attempts.count([caller, email, network].filter((one) => one !== null));
    const user = await this.users.findByEmail(attempt.email);
    const matched = await this.passwords.matches(user?.passwordHash ?? null, password);
    if (!user || !matched) throw invalidCredentials();
    await this.attempts.forgive([caller, email].filter((one) => one !== null).map(({ key }) => key));
    if (network) await this.attempts.takeBack(network.key);
    return user;
  }
}
