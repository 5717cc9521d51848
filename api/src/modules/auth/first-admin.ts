import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../platform/config/index.js';
import { FirstWords } from '../../platform/prepare/first-words.js';
import { PrepareSteps } from '../../platform/prepare/prepare-steps.js';
import { Passwords } from './sign-in/passwords.js';
import { Users } from './users.service.js';

const DEFAULT_EMAIL = 'admin@wanderwork.local';

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
