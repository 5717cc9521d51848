import { Injectable } from '@nestjs/common';
import type { AdminOverview } from '@wanderwork/contracts';
import { UserDirectory } from '../auth/index.js';
import { MailLog } from '../mail/index.js';
import { Audience } from '../marketing/index.js';

/** How many there are of what, as the database has it now. */
@Injectable()
export class Overview {
  constructor(
    private readonly directory: UserDirectory,
    private readonly audience: Audience,
    private readonly mails: MailLog,
  ) {}

  async get(): Promise<AdminOverview> {
    const [users, waitlist, newsletter, failedMails] = await Promise.all([
      this.directory.counts(),
      this.audience.countWaitlist(),
      this.audience.countNewsletter(),
      this.mails.countFailed(),
    ]);
    return { users, waitlist, newsletter, failedMails };
  }
}
