import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type AdminAccount, Config, StartError } from '../../platform/config/index.js';
import { FirstWords } from '../../platform/prepare/first-words.js';
import { PrepareSteps } from '../../platform/prepare/prepare-steps.js';
import { isEasyPassword } from './password-rules/easy-password.js';
import { Passwords } from './sign-in/passwords.js';
import { Users } from './users.service.js';

const DEFAULT_EMAIL = 'admin@wanderwork.local';

/** The rule of every password, for the one that opens the most. */
const refuseEasyAdmin = (admin: AdminAccount | null): void => {
  if (admin && isEasyPassword(admin.password, [admin.email, admin.email.split('@')[0] ?? '']))
    throw new StartError(
      'ADMIN_PASSWORD: this one is easy to guess; give another, such as a few unrelated words.',
    );
};

/**
 * Makes the first admin, once. A start never promotes or resets an account that exists: whoever holds it
 * would become an admin by having registered early.
 */
@Injectable()
export class FirstAdmin implements OnModuleInit {
  private readonly log = new Logger(FirstAdmin.name);

  constructor(
    private readonly steps: PrepareSteps,
    private readonly words: FirstWords,
    private readonly config: Config,
    private readonly users: Users,
    private readonly passwords: Passwords,
  ) {}

  onModuleInit(): void {
    this.steps.add({ name: 'First admin', order: 30, run: () => this.ensure() });
  }

  async ensure(): Promise<void> {
    refuseEasyAdmin(this.config.admin);
    if (await this.users.hasAdmin()) return;
    const chosen = this.config.admin;
    const email = chosen?.email ?? DEFAULT_EMAIL;
    const password = chosen?.password ?? randomBytes(15).toString('base64url');
    const added = await this.users.addAdmin(email, await this.passwords.hash(password), chosen === null);
    if (!added)
      this.log.warn(
        'There is no admin: the e-mail of the first one already has an account, which stays as it is.',
      );
    else if (chosen === null) this.words.admin = { email, password };
  }
}
