import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../../platform/audit/audit.service.js';
import { Cancellation } from '../changes/cancellation.service.js';
import type { WorkKind } from '../entities/billing-work.entity.js';
import { BillingWithdrawal } from '../entities/billing-withdrawal.entity.js';
import { Users } from '../../auth/index.js';
import { Refunds } from '../stripe/refunds.js';
import { StripeGate } from '../stripe/stripe-gate.js';
import { isMissing } from '../stripe/troubles.js';
import { Sync } from '../sync/sync.service.js';
import type { Claimed } from './work-queue.js';

/** How each kind of work is done. Every one can be done again and changes nothing more. */
@Injectable()
export class Deeds {
  constructor(
    private readonly source: DataSource,
    private readonly gate: StripeGate,
    private readonly sync: Sync,
    private readonly cancellation: Cancellation,
    private readonly refunds: Refunds,
    private readonly users: Users,
    private readonly audit: AuditLog,
  ) {}

  /** Without payments there is nothing to do it with. */
  get possible(): boolean {
    return this.gate.settings !== null;
  }

  async do(work: Claimed): Promise<void> {
    if (work.customerId !== null) await this.deeds[work.kind](work.customerId, work.subject ?? '');
  }

  private readonly deeds: Record<WorkKind, (customerId: string, subject: string) => Promise<unknown>> = {
    event: (customerId) => this.sync.customer(customerId),
    sync: (customerId) => this.sync.customer(customerId),
    compare: (customerId) => this.compare(customerId),
    end: (_customerId, userId) => this.cancellation.endWithPeriod(userId),
    withdraw: (customerId, subscription) => this.withdraw(customerId, subscription),
    readdress: (customerId, userId) => this.readdress(customerId, userId),
    farewell: (customerId) => this.farewell(customerId),
  };

  /** What differed is put right, and written down for whoever asks why. */
  private async compare(customerId: string): Promise<void> {
    if (!(await this.sync.customer(customerId))) return;
    const target = { type: 'billing_customer', id: customerId };
    await this.audit.record({ actorId: null, action: 'billing.put_right', target });
  }

  private async withdraw(customerId: string, subscription: string): Promise<void> {
    await this.end(subscription);
    await this.refunds.all(subscription);
    await this.sync.customer(customerId);
    await this.source.manager.update(
      BillingWithdrawal,
      { subscriptionId: subscription },
      { doneAt: new Date() },
    );
  }

  private async end(subscription: string): Promise<void> {
    const { status } = await this.gate.call((stripe) => stripe.subscriptions.retrieve(subscription));
    if (status !== 'canceled') await this.gate.call((stripe) => stripe.subscriptions.cancel(subscription));
  }

  private async readdress(customerId: string, userId: string): Promise<void> {
    const { email } = await this.users.get(userId);
    await this.gate.call((stripe) => stripe.customers.update(customerId, { email }));
  }

  /** With the customer their subscription ends; the invoices stay at Stripe, as the law wants. */
  private async farewell(customerId: string): Promise<void> {
    try {
      await this.gate.call((stripe) => stripe.customers.del(customerId));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}
