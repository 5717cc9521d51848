import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type AdminAccount, Config, StartError } from '../../platform/config/index.js';
import { StartMessages, PrepareSteps } from '../../platform/prepare/prepare-steps.js';
import { isWeakPassword } from './password-rules/weak-password.js';
import { PasswordHasher } from './sign-in/password-hasher.js';
import { UsersService } from './users.service.js';

const DEFAULT_EMAIL = 'admin@wanderwork.local';

/** The admin's password must be as hard to guess as any other. */
const assertStrongAdminPassword = (admin: AdminAccount | null): void => {
  if (admin && isWeakPassword(admin.password, [admin.email, admin.email.split('@')[0] ?? '']))
    throw new StartError(
      'ADMIN_PASSWORD: this password is easy to guess. Choose another one, such as a few unrelated words.',
    );
};

/**
 * Creates the first admin, once. It never promotes or resets an existing account: somebody could register early with
 * the admin's email and become an admin that way.
 */
@Injectable()
export class FirstAdminStep implements OnModuleInit {
  private readonly log = new Logger(FirstAdminStep.name);

  constructor(
    private readonly steps: PrepareSteps,
    private readonly startMessages: StartMessages,
    private readonly config: Config,
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
  ) {}

  onModuleInit(): void {
    this.steps.add({ name: 'First admin', order: 30, run: () => this.ensure() });
  }

  async ensure(): Promise<void> {
    assertStrongAdminPassword(this.config.admin);
    if (await this.users.hasAdmin()) return;
    const configuredAdmin = this.config.admin;
    const email = configuredAdmin?.email ?? DEFAULT_EMAIL;
    const password = configuredAdmin?.password ?? randomBytes(15).toString('base64url');
    const isAdded = await this.users.addAdmin(
      email,
      await this.passwords.hash(password),
      configuredAdmin === null,
    );
    if (!isAdded)
      this.log.warn(
        'No admin was created: an account with this email already exists and was left unchanged.',
      );
    else if (configuredAdmin === null) this.startMessages.admin = { email, password };
  }
}
