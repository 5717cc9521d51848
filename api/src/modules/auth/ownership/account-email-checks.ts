import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EmailChecks } from '../../mail/index.js';
import { UsersService } from '../users.service.js';

/** Emails with a link into the account of `userId`. */
const ACCOUNT_LINK_TEMPLATES = ['welcome', 'account-exists'] as const;

/**
 * Sends links into an account only to its current address. Otherwise the reader of an old address could reject an email
 * until the address has changed, and use the link in the next delivery attempt.
 */
@Injectable()
export class AccountEmailChecks implements OnModuleInit {
  constructor(
    private readonly checks: EmailChecks,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    for (const template of ACCOUNT_LINK_TEMPLATES)
      this.checks.add(template, async (data, email) =>
        (await this.users.findByEmail(email))?.id === data.userId ? data : null,
      );
    this.checks.add('confirm-address', async (data, email) => {
      const user = await this.users.findByEmail(email);
      if (data.userId !== undefined) return user?.id === data.userId ? data : null;
      return user && user.emailConfirmedAt === null
        ? { ...data, userId: user.id, firstName: user.firstName }
        : null;
    });
  }
}
