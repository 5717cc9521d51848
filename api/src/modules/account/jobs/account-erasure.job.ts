import { Injectable, Logger } from '@nestjs/common';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { MINUTE_MS } from '../../../platform/durations.js';
import { AccountEraserService } from '../account-eraser.service.js';

const EVERY_MS = 15 * MINUTE_MS;

/** Erases the accounts whose deletion is due. */
@Injectable()
export class AccountErasureJob {
  private readonly log = new Logger(AccountErasureJob.name);

  constructor(private readonly eraser: AccountEraserService) {}

  @Job({ name: 'account-erasure', everyMs: EVERY_MS })
  async run(): Promise<void> {
    await ignoreDatabaseGone(this.eraseAll());
  }

  private async eraseAll(): Promise<void> {
    const failedIds: string[] = [];
    const logFailure = (error: unknown) =>
      this.log.error('An account could not be erased. The next run tries again.', error);
    while ((await this.eraser.eraseNext(failedIds, logFailure)) !== null);
  }
}
