import { Injectable } from '@nestjs/common';
import { wrongPassword } from '../auth.errors.js';
import { Users } from '../users.service.js';
import { AttemptKeys } from './attempt-keys.js';
import { Attempts } from './attempts.js';
import { Passwords } from './passwords.js';

/** Checks the password of a signed-in person. Wrong attempts are slowed down, in every process at once. */
@Injectable()
export class PasswordCheckService {
  constructor(
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly attempts: Attempts,
    private readonly keys: AttemptKeys,
  ) {}

  /** Throws unless `password` is the account's. */
  async check(userId: string, password: string): Promise<void> {
    const count = this.keys.ofFreshPassword(userId);
    await this.attempts.count([count]);
    const { passwordHash } = await this.users.get(userId);
    if (!(await this.passwords.matches(passwordHash, password))) throw wrongPassword();
    await this.attempts.forgive([count.key]);
  }
}
