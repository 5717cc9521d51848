import { Injectable } from '@nestjs/common';
import type { AdminOverview } from '@wanderwork/contracts';
import { UserDirectoryService } from '../auth/index.js';
import { MailLogService } from '../mail/index.js';
import { AudienceService } from '../marketing/index.js';

/** Current counts for the admin start page. */
@Injectable()
export class AdminOverviewService {
  constructor(
    private readonly directory: UserDirectoryService,
    private readonly audience: AudienceService,
    private readonly mailLog: MailLogService,
  ) {}

  async get(): Promise<AdminOverview> {
    const [users, waitlist, newsletter, failedMails] = await Promise.all([
      this.directory.countUsers(),
      this.audience.countWaitlist(),
      this.audience.countNewsletter(),
      this.mailLog.countFailed(),
    ]);
    return { users, waitlist, newsletter, failedMails };
  }
}
