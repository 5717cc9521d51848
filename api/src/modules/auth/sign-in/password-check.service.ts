import { Injectable } from '@nestjs/common';
import { wrongPassword } from '../auth.errors.js';
import { UsersService } from '../users.service.js';
import { AttemptKeys, SignInThrottle } from '../sign-in-throttle.js';
import { PasswordHasher } from './password-hasher.js';

/** Checks the password of a signed-in person. Wrong attempts are slowed down across all processes. */
@Injectable()
export class PasswordCheckService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly keys: AttemptKeys,
  ) {}

  /** Throws unless `password` is the account's password. */
  async check(userId: string, password: string): Promise<void> {
    const count = this.keys.getReauthenticationCount(userId);
    await this.throttle.countAttempt([count]);
    const { passwordHash } = await this.users.get(userId);
    if (!(await this.passwords.matches(passwordHash, password))) throw wrongPassword();
    await this.throttle.clearFailures([count.key]);
  }
}
