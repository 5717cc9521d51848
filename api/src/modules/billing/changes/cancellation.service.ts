import { Injectable } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import type { CancelRequest } from '@wanderwork/contracts/requests';
import { AuditLog } from '../../../platform/audit/audit.service.js';
import { Customers } from '../people/customers.service.js';
import { Subscriptions } from '../people/subscriptions.service.js';
import { StripeGate } from '../stripe/stripe-gate.js';
import { Sync } from '../sync/sync.service.js';
import { StripeChanges } from './stripe-changes.js';

/** The end of a subscription with what is paid for, and taking that back. */
@Injectable()
export class Cancellation {
  constructor(
    private readonly gate: StripeGate,
    private readonly customers: Customers,
    private readonly subscriptions: Subscriptions,
    private readonly changes: StripeChanges,
    private readonly sync: Sync,
    private readonly audit: AuditLog,
  ) {}

  async cancel({ id }: SessionUser, { reason, comment }: CancelRequest): Promise<void> {
    await this.customers.alone(id, async () => {
      await this.endNow(id, { ...(reason && { feedback: reason }), ...(comment && { comment }) });
      await this.audit.recordOwn(id, 'billing.cancelled', { reason: reason ?? null });
    });
  }

  /** Takes back an end, and a smaller plan that was to come. */
  async resume({ id }: SessionUser): Promise<void> {
    await this.customers.alone(id, async () => {
      const running = await this.subscriptions.getRunning(id);
      await this.changes.release(running.id);
      await this.gate.call((stripe) =>
        stripe.subscriptions.update(running.id, { cancel_at_period_end: false }),
      );
      await this.sync.person(id);
      await this.audit.recordOwn(id, 'billing.resumed');
    });
  }

  /** The account is to be deleted: nothing is renewed any more. Who has no subscription needs nothing. */
  async endWithPeriod(userId: string): Promise<void> {
    await this.customers.alone(userId, async () => {
      if (await this.subscriptions.findRunning(userId)) await this.endNow(userId, {});
    });
  }

  private async endNow(
    userId: string,
    cancellation_details: { feedback?: NonNullable<CancelRequest['reason']>; comment?: string },
  ): Promise<void> {
    const running = await this.subscriptions.getRunning(userId);
    // A subscription with a plan for later leaves its end to that plan.
    await this.changes.release(running.id);
    await this.gate.call((stripe) =>
      stripe.subscriptions.update(running.id, { cancel_at_period_end: true, cancellation_details }),
    );
    await this.sync.person(userId);
  }
}
