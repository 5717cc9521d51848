import { Injectable } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import type { CancelRequest } from '@wanderwork/contracts/requests';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { CustomersService } from '../people/customers.service.js';
import { SubscriptionsService } from '../people/subscriptions.service.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { BillingSyncService } from '../sync/billing-sync.service.js';
import { StripePlanChanges } from './stripe-plan-changes.js';

/** Cancels a subscription at the end of the paid period, or resumes it. */
@Injectable()
export class CancellationService {
  constructor(
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly subscriptions: SubscriptionsService,
    private readonly changes: StripePlanChanges,
    private readonly sync: BillingSyncService,
    private readonly audit: AuditService,
  ) {}

  async cancel({ id }: SessionUser, { reason, comment }: CancelRequest): Promise<void> {
    await this.customers.runAlone(id, async () => {
      await this.stopRenewal(id, { ...(reason && { feedback: reason }), ...(comment && { comment }) });
      await this.audit.recordOwn(id, 'billing.cancelled', { reason: reason ?? null });
    });
  }

  /** Undoes a cancellation or a scheduled downgrade. */
  async resume({ id }: SessionUser): Promise<void> {
    await this.customers.runAlone(id, async () => {
      const running = await this.subscriptions.getRunning(id);
      await this.changes.release(running.id);
      await this.stripe.call((stripe) =>
        stripe.subscriptions.update(running.id, { cancel_at_period_end: false }),
      );
      await this.sync.syncUser(id);
      await this.audit.recordOwn(id, 'billing.resumed');
    });
  }

  /** Stops renewals because the account will be deleted. Does nothing for a person without a subscription. */
  async endWithPeriod(userId: string): Promise<void> {
    await this.customers.runAlone(userId, async () => {
      if (await this.subscriptions.findRunning(userId)) await this.stopRenewal(userId, {});
    });
  }

  private async stopRenewal(
    userId: string,
    cancellation_details: { feedback?: NonNullable<CancelRequest['reason']>; comment?: string },
  ): Promise<void> {
    const running = await this.subscriptions.getRunning(userId);
    // While a schedule controls a subscription, the schedule decides its end, so it is released first.
    await this.changes.release(running.id);
    await this.stripe.call((stripe) =>
      stripe.subscriptions.update(running.id, { cancel_at_period_end: true, cancellation_details }),
    );
    await this.sync.syncUser(userId);
  }
}
