import { Injectable } from '@nestjs/common';
import { isOldEnough, type ActionResult } from '@wanderwork/contracts';
import {
  isTemporaryPassword,
  type RegisterRequest,
  type SignupRequest,
} from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { NewsletterService } from '../marketing/index.js';
import { OutboxService } from '../mail/index.js';
import { tooYoung } from './auth.errors.js';
import { registrationsPerEmail } from './auth.policy.js';
import { assertStrongPassword } from './password-rules/password-rules.js';
import { PasswordHasher } from './sign-in/password-hasher.js';
import { UsersService, type NewUser } from './users.service.js';

/**
 * The answer and the work are the same for a new email and for one that has an account. Only its owner learns the
 * difference, by email.
 */
const REGISTERED: ActionResult = {
  success: true,
  message: 'Thank you. If this address is new here, your account is ready. Please sign in to continue.',
};

/** Creates accounts. It never signs anybody in. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly newsletter: NewsletterService,
    private readonly outbox: OutboxService,
    private readonly limits: RateLimiter,
  ) {}

  /**
   * A temporary password is not stored. People who used a form without a password field set one through the welcome
   * email.
   */
  async register(request: RegisterRequest, registeredBy: string): Promise<ActionResult> {
    const { password, newsletter = false, ...person } = request;
    if (!isOldEnough(person.dateOfBirth)) throw tooYoung();
    const isTemporary = isTemporaryPassword(password);
    if (!isTemporary) assertStrongPassword(password, person);
    const passwordHash = isTemporary ? null : await this.passwords.hash(password);
    return this.addAccount({ ...person, passwordHash, registeredBy }, newsletter);
  }

  /** Registers from the account panel. The owner sets a password later, through the welcome email. */
  signUp({ newsletter = false, ...person }: SignupRequest, registeredBy: string): Promise<ActionResult> {
    return this.addAccount({ ...person, passwordHash: null, registeredBy }, newsletter);
  }

  private async addAccount(person: NewUser, newsletter: boolean): Promise<ActionResult> {
    const { email, firstName, lastName } = person;
    await this.limits.consume(registrationsPerEmail, email);
    await this.source.transaction(async (manager) => {
      const { id: userId, isNew } = await this.users.addUnlessExists(person, manager);
      const subscription = { email, name: `${firstName} ${lastName}`, source: 'account' as const };
      const subscriptionId = newsletter ? await this.newsletter.requestConsent(subscription, manager) : null;
      const template = person.passwordHash === null ? 'welcome' : 'confirm-address';
      await this.outbox.enqueue(
        manager,
        isNew
          ? { email, template, data: { userId, firstName, subscriptionId } }
          : { email, template: 'account-exists', data: { userId } },
      );
    });
    return REGISTERED;
  }
}
