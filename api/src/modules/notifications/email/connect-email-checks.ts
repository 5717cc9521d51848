import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmailKind } from '@wanderwork/contracts';
import { EmailChecks, SendLaterError } from '../../mail/index.js';
import { DigestsService } from './digests.service.js';
import { EmailLinesService } from './email-lines.service.js';
import { EmailPreferences } from '../preferences/email-preferences.js';

/**
 * Completes Connect's emails just before they are sent, which may be long after they were enqueued: they leave out what
 * is gone or was read meanwhile, and are dropped when nothing remains or the person wants none any more.
 */
@Injectable()
export class ConnectEmailChecks implements OnModuleInit {
  constructor(
    private readonly checks: EmailChecks,
    private readonly preferences: EmailPreferences,
    private readonly lines: EmailLinesService,
    private readonly digests: DigestsService,
  ) {}

  onModuleInit(): void {
    for (const kind of ['replies', 'decisions', 'messages'] as const)
      this.checks.add(`connect-${kind}`, async (data, email) => {
        if (!(await this.mayReceive(data.userId, kind, email))) return null;
        const lines = await this.lines.take(data.userId, data.ids);
        return lines.length === 0 ? null : { ...data, lines };
      });
    this.checks.add('connect-digest', async (data, email) => {
      if (!(await this.mayReceive(data.userId, 'digest', email))) return null;
      const items = await this.digests.listItems(data.userId, new Date(data.since));
      return items.length === 0 ? null : { ...data, items };
    });
  }

  /** Throws `SendLaterError` at night. */
  private async mayReceive(userId: string, kind: EmailKind, email: string): Promise<boolean> {
    if ((await this.preferences.findAddress(userId, kind)) !== email) return false;
    const now = new Date();
    const at = await this.preferences.nextMailTime(userId, now);
    if (at > now) throw new SendLaterError(at, now);
    return true;
  }
}
