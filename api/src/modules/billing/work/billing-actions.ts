import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { CancellationService } from '../changes/cancellation.service.js';
import type { WorkKind } from '../entities/billing-work.entity.js';
import { BillingWithdrawal } from '../entities/billing-withdrawal.entity.js';
import { UsersService } from '../../auth/index.js';
import { RefundIssuer } from '../stripe/refund-issuer.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { isMissing } from '../stripe/stripe-errors.js';
import { BillingSyncService } from '../sync/billing-sync.service.js';
import type { ClaimedWork } from '../queue/billing-queue.repository.js';

/** Performs each kind of billing work. Repeating any of them changes nothing more. */
@Injectable()
export class BillingActions {
  constructor(
    private readonly source: DataSource,
    private readonly stripe: StripeClient,
    private readonly sync: BillingSyncService,
    private readonly cancellation: CancellationService,
    private readonly refunds: RefundIssuer,
    private readonly users: UsersService,
    private readonly audit: AuditService,
  ) {}

  /** Whether payments are configured. */
  get isPossible(): boolean {
    return this.stripe.settings !== null;
  }

  async run(work: ClaimedWork): Promise<void> {
    if (work.customerId !== null) await this.actions[work.kind](work.customerId, work.subject ?? '');
  }

  private readonly actions: Record<WorkKind, (customerId: string, subject: string) => Promise<unknown>> = {
    event: (customerId) => this.sync.syncCustomer(customerId),
    sync: (customerId) => this.sync.syncCustomer(customerId),
    compare: (customerId) => this.compare(customerId),
    end: (_customerId, userId) => this.cancellation.endWithPeriod(userId),
    withdraw: (customerId, subscription) => this.withdraw(customerId, subscription),
    readdress: (customerId, userId) => this.updateEmail(customerId, userId),
    farewell: (customerId) => this.deleteCustomer(customerId),
  };

  /** Corrects differences from Stripe and records them in the audit log. */
  private async compare(customerId: string): Promise<void> {
    if (!(await this.sync.syncCustomer(customerId))) return;
    const target = { type: 'billing_customer', id: customerId };
    await this.audit.record({ actorId: null, action: 'billing.put_right', target });
  }

  private async withdraw(customerId: string, subscription: string): Promise<void> {
    await this.cancelSubscription(subscription);
    await this.refunds.refundAll(subscription);
    await this.sync.syncCustomer(customerId);
    await this.source.manager.update(
      BillingWithdrawal,
      { subscriptionId: subscription },
      { doneAt: new Date() },
    );
  }

  private async cancelSubscription(subscription: string): Promise<void> {
    const { status } = await this.stripe.call((stripe) => stripe.subscriptions.retrieve(subscription));
    if (status !== 'canceled') await this.stripe.call((stripe) => stripe.subscriptions.cancel(subscription));
  }

  private async updateEmail(customerId: string, userId: string): Promise<void> {
    const { email } = await this.users.get(userId);
    await this.stripe.call((stripe) => stripe.customers.update(customerId, { email }));
  }

  /** Deletes the customer at Stripe, which ends their subscription. Stripe keeps the invoices, as the law requires. */
  private async deleteCustomer(customerId: string): Promise<void> {
    try {
      await this.stripe.call((stripe) => stripe.customers.del(customerId));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}
