import { Injectable } from '@nestjs/common';
import type { ChangeResult, Plan } from '@wanderwork/contracts';
import type Stripe from 'stripe';
import type { BillingSubscription } from '../entities/billing-subscription.entity.js';
import { quoteInvalid } from '../billing.errors.js';
import { getPriceId } from '../plans/price-list.js';
import { StripeClient } from '../stripe/stripe-client.js';

const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

type SchedulePhases = Pick<Stripe.SubscriptionSchedule, 'phases' | 'current_phase'>;

const getScheduleId = ({ schedule }: Stripe.Subscription): string | null =>
  schedule === null || typeof schedule === 'string' ? schedule : schedule.id;

/** The phase that runs now, as it is: Stripe takes a list of phases whole, without those that are over. */
const toRunningPhase = ({ phases, current_phase: now }: SchedulePhases) => {
  const running = phases.find(({ start_date: start }) => start === now?.start_date) ?? phases[0];
  const items = running!.items.map(({ price, quantity }) => ({
    price: typeof price === 'string' ? price : price.id,
    quantity: quantity ?? 1,
  }));
  return { items, start_date: running!.start_date };
};

/** A change of plan, in Stripe's words. */
@Injectable()
export class StripePlanChanges {
  constructor(private readonly stripe: StripeClient) {}

  /** Now, and within the period that runs at Stripe also where our clock is off. */
  getProrationTime({ periodStart, periodEnd }: BillingSubscription): number {
    return Math.min(toSeconds(periodEnd) - 1, Math.max(toSeconds(periodStart), toSeconds(new Date())));
  }

  /** What the change costs at that second, to the cent. */
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

  /** Charged at once; where the payment does not come, the change waits for it and nothing else changes. */
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

  /** With the next period, nothing charged before. */
  async schedule(running: BillingSubscription, to: Plan, key: string): Promise<ChangeResult> {
    const price = getPriceId(this.stripe.requireSettings().prices, to);
    await this.stripe.call(async (stripe) => {
      const { id, status, ...schedule } = await this.getOrCreateSchedule(stripe, running.id, key);
      // Made for the same quote before, and let go meanwhile.
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
    // The answer to a key that was used before is as old as the key.
    return stripe.subscriptionSchedules.retrieve(id);
  }

  /** What was planned for the next period is planned no more. */
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
