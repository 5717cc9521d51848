import { Injectable } from '@nestjs/common';
import { invalidCredentials } from '../auth.errors.js';
import type { User } from '../entities/user.entity.js';
import { UsersService } from '../users.service.js';
import { type Attempt, AttemptKeys, SignInThrottle } from '../sign-in-throttle.js';
import { PasswordHasher } from './password-hasher.js';

/** Verifies email and password, and slows down guessing. */
@Injectable()
export class CredentialsVerifier {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly keys: AttemptKeys,
  ) {}

  /** Returns the account; throws the same error for an unknown email and a wrong password. */
  async verify(attempt: Attempt, password: string): Promise<User> {
    const { caller, email, network } = this.keys.getPasswordCounts(attempt);
    await this.throttle.countAttempt([caller, email, network].filter((one) => one !== null));
    const user = await this.users.findByEmail(attempt.email);
    const matched = await this.passwords.matches(user?.passwordHash ?? null, password);
    if (!user || !matched) throw invalidCredentials();
    await this.throttle.clearFailures([caller, email].filter((one) => one !== null).map(({ key }) => key));
    if (network) await this.throttle.uncountAttempt(network.key);
    return user;
  }
}
