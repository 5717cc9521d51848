import { Injectable } from '@nestjs/common';
import type { ActionResult, ConfirmationResult, SessionUser } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { toLimitSubject } from '../../../platform/limits/limit-subject.js';
import { RateLimiter } from '../../../platform/limits/rate-limiter.js';
import { LinksService } from '../../links/index.js';
import { OutboxService } from '../../mail/index.js';
import { confirmationsPerEmail, confirmationsPerRequester } from '../auth.policy.js';
import { OwnershipService } from './ownership.service.js';

/** Says nothing about whether the address has an account. */
const SENT_IF_WAITING: ActionResult = {
  success: true,
  message: 'If this address still waits for its confirmation, a new email is on its way.',
};
const SENT: ActionResult = { success: true, message: 'We sent you a new link. Please check your inbox.' };
const CONFIRMED: ActionResult = { success: true, message: 'Your address is confirmed.' };
const PASSWORD_NEEDED =
  'Your address is confirmed. Please set a password now. For your safety, anything set up before the confirmation no longer works.';

/** Confirms email addresses. */
@Injectable()
export class EmailConfirmationService {
  constructor(
    private readonly source: DataSource,
    private readonly links: LinksService,
    private readonly ownership: OwnershipService,
    private readonly outbox: OutboxService,
    private readonly limits: RateLimiter,
  ) {}

  /**
   * `browserId` is the hashed id from this browser's registration cookie, if any. A person without a password gets a
   * token to set one.
   */
  confirm(token: string, browserId: string | null): Promise<ConfirmationResult> {
    return this.source.transaction(async (manager) => {
      const userId = await this.links.getSubject(token, ['confirm-email'], manager);
      const user = await this.ownership.lock(userId, manager);
      await this.links.use(token, ['confirm-email'], manager);
      await this.ownership.confirmEmail(user, browserId !== null && browserId === user.registeredBy, manager);
      if (user.passwordHash !== null) return CONFIRMED;
      const passwordToken = await this.links.create('set-password', user.id, manager);
      return { success: true, message: PASSWORD_NEEDED, passwordToken };
    });
  }

  /** For somebody who registered and isn't signed in. The answer and the work are the same for every address. */
  async request(email: string, ip: string): Promise<ActionResult> {
    await this.limits.consume(confirmationsPerRequester, `${email} ${toLimitSubject(ip)}`);
    await this.limits.consume(confirmationsPerEmail, email);
    await this.outbox.enqueue(this.source.manager, {
      email,
      template: 'confirm-address',
      data: { subscriptionId: null },
    });
    return SENT_IF_WAITING;
  }

  async resend({ id, email, firstName, emailConfirmed }: SessionUser): Promise<ActionResult> {
    if (emailConfirmed) return CONFIRMED;
    await this.outbox.enqueue(this.source.manager, {
      email,
      template: 'confirm-address',
      data: { userId: id, firstName, subscriptionId: null },
    });
    return SENT;
  }
}
