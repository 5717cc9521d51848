import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EmailChecks } from '../../mail/index.js';
import { UsersService } from '../users.service.js';

/** Letters with a link into the account of `userId`. */
const ACCOUNT_LINK_TEMPLATES = ['confirm-address', 'welcome', 'account-exists'] as const;

/**
 * A link into an account goes to the account's address of now. Whoever reads the mail of an old one could refuse a letter
 * until the account has moved on, and use the link that comes with the next try.
 */
@Injectable()
export class AccountEmailChecks implements OnModuleInit {
  constructor(
    private readonly checks: EmailChecks,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    for (const template of ACCOUNT_LINK_TEMPLATES)
      this.checks.add(template, async (data, address) =>
        (await this.users.findByEmail(address))?.id === data.userId ? data : null,
      );
  }
}
