import { Injectable } from '@nestjs/common';
import type { ChangeResult, Plan } from '@wanderwork/contracts';
import type Stripe from 'stripe';
import type { BillingSubscription } from '../entities/billing-subscription.entity.js';
import { quoteInvalid } from '../billing.errors.js';
import { getPriceId } from '../price-list.js';
import { StripeClient } from '../stripe/stripe-client.js';

const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

type SchedulePhases = Pick<Stripe.SubscriptionSchedule, 'phases' | 'current_phase'>;

const getScheduleId = ({ schedule }: Stripe.Subscription): string | null =>
  schedule === null || typeof schedule === 'string' ? schedule : schedule.id;

/** The current phase, unchanged. Stripe expects the whole list of phases, without the past ones. */
const toRunningPhase = ({ phases, current_phase: now }: SchedulePhases) => {
  const running = phases.find(({ start_date: start }) => start === now?.start_date) ?? phases[0];
  const items = running!.items.map(({ price, quantity }) => ({
    price: typeof price === 'string' ? price : price.id,
    quantity: quantity ?? 1,
  }));
  return { items, start_date: running!.start_date };
};

/** Carries out changes of plan at Stripe. */
@Injectable()
export class StripePlanChanges {
  constructor(private readonly stripe: StripeClient) {}

  /** The current time in seconds, kept within the period that runs at Stripe in case our clock is off. */
  getProrationTime({ periodStart, periodEnd }: BillingSubscription): number {
    return Math.min(toSeconds(periodEnd) - 1, Math.max(toSeconds(periodStart), toSeconds(new Date())));
  }

  /** The exact cost of the change at the second `reckonedAt`. */
  async previewPrice(running: BillingSubscription, to: Plan, reckonedAt: number) {
    const preview = await this.stripe.call(async (stripe) =>
      stripe.invoices.createPreview({
        subscription: running.id,
        subscription_details: await this.buildUpdate(stripe, running.id, to, reckonedAt),
      }),
    );
    const lines = preview.lines.data.map(({ description, amount }) => ({
      description: description ?? '',
      amount,
    }));
    return { amount: preview.amount_due, lines };
  }

  /** Charges the change at once. If the payment fails, the change stays pending and nothing else changes. */
  async upgrade(
    running: BillingSubscription,
    to: Plan,
    reckonedAt: number,
    key: string,
  ): Promise<ChangeResult> {
    await this.release(running.id);
    const updated = await this.stripe.call(async (stripe) =>
      stripe.subscriptions.update(
        running.id,
        {
          ...(await this.buildUpdate(stripe, running.id, to, reckonedAt)),
          payment_behavior: 'pending_if_incomplete',
          expand: ['latest_invoice'],
        },
        { idempotencyKey: `upgrade:${key}` },
      ),
    );
    if (updated.pending_update === null) return { status: 'changed' };
    const { latest_invoice: invoice } = updated;
    const payUrl = invoice && typeof invoice !== 'string' ? invoice.hosted_invoice_url : null;
    return { status: 'payment_needed', ...(payUrl && { payUrl }) };
  }

  /** Schedules the change for the next period, without a charge before. */
  async schedule(running: BillingSubscription, to: Plan, key: string): Promise<ChangeResult> {
    const price = getPriceId(this.stripe.requireSettings().prices, to);
    await this.stripe.call(async (stripe) => {
      const { id, status, ...schedule } = await this.getOrCreateSchedule(stripe, running.id, key);
      // The schedule was created for the same quote and has been released in the meantime.
      if (status !== 'active') throw quoteInvalid();
      await stripe.subscriptionSchedules.update(id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          { ...toRunningPhase(schedule), end_date: toSeconds(running.periodEnd) },
          {
            items: [{ price, quantity: 1 }],
            duration: { interval: to.interval, interval_count: 1 },
          },
        ],
      });
    });
    return { status: 'scheduled' };
  }

  private async getOrCreateSchedule(stripe: Stripe, subscription: string, key: string) {
    const params = { from_subscription: subscription };
    const options = { idempotencyKey: `schedule:${key}` };
    const id =
      getScheduleId(await stripe.subscriptions.retrieve(subscription)) ??
      (await stripe.subscriptionSchedules.create(params, options)).id;
    // The answer to a reused idempotency key is as old as the key, so the schedule is fetched again.
    return stripe.subscriptionSchedules.retrieve(id);
  }

  /** Drops the change that is scheduled for the next period, if any. */
  async release(subscription: string): Promise<void> {
    await this.stripe.call(async (stripe) => {
      const id = getScheduleId(await stripe.subscriptions.retrieve(subscription));
      if (id !== null) await stripe.subscriptionSchedules.release(id);
    });
  }

  private async buildUpdate(stripe: Stripe, subscription: string, to: Plan, reckonedAt: number) {
    const { items } = await stripe.subscriptions.retrieve(subscription);
    return {
      items: [{ id: items.data[0]!.id, price: getPriceId(this.stripe.requireSettings().prices, to) }],
      proration_behavior: 'always_invoice' as const,
      proration_date: reckonedAt,
    };
  }
}
