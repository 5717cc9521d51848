import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ChangeQuote, ChangeResult, Plan, SessionUser } from '@wanderwork/contracts';
import { AuditService } from '../../../platform/audit/audit.service.js';
import {
  subscriptionEnding,
  paymentOpen,
  planUnchanged,
  priceChanged,
  quoteInvalid,
} from '../billing.errors.js';
import { getChangeTime } from '../billing.policy.js';
import type { BillingSubscription } from '../entities/billing-subscription.entity.js';
import { CustomersService } from '../people/customers.service.js';
import { SubscriptionsService } from '../people/subscriptions.service.js';
import { toPlan, isSamePlan } from '../price-list.js';
import { BillingSyncService } from '../sync/billing-sync.service.js';
import { BillingQueueRepository } from '../queue/billing-queue.repository.js';
import { type Quote, QuoteTokens } from './quote-tokens.js';
import { StripePlanChanges } from './stripe-plan-changes.js';

const assertSettled = ({ status, awaiting, endsWithPeriod }: BillingSubscription): void => {
  if (endsWithPeriod) throw subscriptionEnding();
  if (status !== 'active' || awaiting) throw paymentOpen();
};

/** Changes the plan in two steps: a quote with the exact price, then the change at that price or not at all. */
@Injectable()
export class PlanChangeService {
  constructor(
    private readonly tokens: QuoteTokens,
    private readonly customers: CustomersService,
    private readonly subscriptions: SubscriptionsService,
    private readonly stripe: StripePlanChanges,
    private readonly sync: BillingSyncService,
    private readonly queue: BillingQueueRepository,
    private readonly audit: AuditService,
  ) {}

  async quote({ id: userId }: SessionUser, requestedPlan: Plan): Promise<ChangeQuote> {
    const to = toPlan(requestedPlan);
    const running = await this.subscriptions.getRunning(userId);
    const when = getChangeTime(running, to);
    if (when === 'unchanged') throw planUnchanged();
    assertSettled(running);
    const reckonedAt = this.stripe.getProrationTime(running);
    const price =
      when === 'now' ? await this.stripe.previewPrice(running, to, reckonedAt) : { amount: 0, lines: [] };
    const from = toPlan(running);
    const quotedChange = { userId, subscriptionId: running.id, from, to, amount: price.amount, reckonedAt };
    return {
      ...to,
      when,
      ...price,
      currency: running.currency,
      at: (when === 'now' ? new Date() : running.periodEnd).toISOString(),
      quote: this.tokens.seal(quotedChange),
    };
  }

  /** Sending the same quote twice makes one change, because the idempotency key is derived from the quote. */
  change(user: SessionUser, quote: string): Promise<ChangeResult> {
    const quotedChange = this.tokens.open(quote, user.id);
    if (!quotedChange) throw quoteInvalid();
    const key = createHash('sha256').update(quote).digest('hex');
    return this.customers.runAlone(user.id, async () => {
      await this.sync.syncUser(user.id);
      const running = await this.subscriptions.getRunning(user.id);
      if (running.id !== quotedChange.subscriptionId) throw quoteInvalid();
      const earlierResult = this.findEarlierResult(running, quotedChange);
      if (earlierResult) return earlierResult;
      assertSettled(running);
      if (!isSamePlan(running, quotedChange.from)) throw quoteInvalid();
      return this.apply(user.id, running, quotedChange, key);
    });
  }

  private findEarlierResult(running: BillingSubscription, { to }: Quote): ChangeResult | null {
    if (isSamePlan(running, to)) return { status: 'changed' };
    return running.next && isSamePlan(running.next, to) ? { status: 'scheduled' } : null;
  }

  private async apply(
    userId: string,
    running: BillingSubscription,
    { to, amount, reckonedAt }: Quote,
    key: string,
  ): Promise<ChangeResult> {
    const now = getChangeTime(running, to) === 'now';
    if (now && (await this.stripe.previewPrice(running, to, reckonedAt)).amount !== amount)
      throw priceChanged();
    const result = await this.syncLaterOnFailure(userId, () =>
      now ? this.stripe.upgrade(running, to, reckonedAt, key) : this.stripe.schedule(running, to, key),
    );
    await this.audit.recordOwn(userId, 'billing.plan_change', {
      ...to,
      amount,
      currency: running.currency,
      status: result.status,
    });
    await this.sync.syncUser(userId);
    return result;
  }

  /** After a failure the outcome is unknown, so this queues a sync with Stripe. */
  private async syncLaterOnFailure<T>(userId: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const { customerId = null } = (await this.customers.find(userId)) ?? {};
      await this.queue.put({ kind: 'sync', customerId, subject: userId });
      throw error;
    }
  }
}
