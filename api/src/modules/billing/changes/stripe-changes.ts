import { Injectable } from '@nestjs/common';
import type { ChangeResult, Plan } from '@wanderwork/contracts';
import type Stripe from 'stripe';
import type { BillingSubscription } from '../entities/billing-subscription.entity.js';
import { priceIdOf } from '../plans/price-list.js';
import { StripeGate } from '../stripe/stripe-gate.js';

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

const scheduleIdOf = ({ schedule }: Stripe.Subscription): string | null =>
  schedule === null || typeof schedule === 'string' ? schedule : schedule.id;

/** A change of plan, in Stripe's words. */
@Injectable()
export class StripeChanges {
  constructor(private readonly gate: StripeGate) {}

  /** Now, and within the period that runs at Stripe also where our clock is off. */
  momentIn({ periodStart, periodEnd }: BillingSubscription): number {
    return Math.min(seconds(periodEnd) - 1, Math.max(seconds(periodStart), seconds(new Date())));
  }

  /** What the change costs at that second, to the cent. */
  async priceOf(running: BillingSubscription, to: Plan, reckonedAt: number) {
    const preview = await this.gate.call(async (stripe) =>
      stripe.invoices.createPreview({
        subscription: running.id,
        subscription_details: await this.wish(stripe, running.id, to, reckonedAt),
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
    const changed = await this.gate.call(async (stripe) =>
      stripe.subscriptions.update(
        running.id,
        {
          ...(await this.wish(stripe, running.id, to, reckonedAt)),
          payment_behavior: 'pending_if_incomplete',
          expand: ['latest_invoice'],
        },
        { idempotencyKey: `upgrade:${key}` },
      ),
    );
    if (changed.pending_update === null) return { status: 'changed' };
    const { latest_invoice: invoice } = changed;
    const payUrl = invoice && typeof invoice !== 'string' ? invoice.hosted_invoice_url : null;
    return { status: 'payment_needed', ...(payUrl && { payUrl }) };
  }

  /** With the next period, nothing charged before. */
  async schedule(running: BillingSubscription, to: Plan, key: string): Promise<ChangeResult> {
    const { prices } = this.gate.required();
    await this.gate.call(async (stripe) => {
      const subscription = await stripe.subscriptions.retrieve(running.id);
      const [item] = subscription.items.data;
      const id =
        scheduleIdOf(subscription) ??
        (
          await stripe.subscriptionSchedules.create(
            { from_subscription: running.id },
            { idempotencyKey: `schedule:${key}` },
          )
        ).id;
      const { phases } = await stripe.subscriptionSchedules.retrieve(id);
      await stripe.subscriptionSchedules.update(id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          {
            items: [{ price: item!.price.id, quantity: 1 }],
            start_date: phases[0]!.start_date,
            end_date: item!.current_period_end,
          },
          {
            items: [{ price: priceIdOf(prices, to), quantity: 1 }],
            duration: { interval: to.interval, interval_count: 1 },
          },
        ],
      });
    });
    return { status: 'scheduled' };
  }

  /** What was planned for the next period is planned no more. */
  async release(subscription: string): Promise<void> {
    await this.gate.call(async (stripe) => {
      const id = scheduleIdOf(await stripe.subscriptions.retrieve(subscription));
      if (id !== null) await stripe.subscriptionSchedules.release(id);
    });
  }

  private async wish(stripe: Stripe, subscription: string, to: Plan, reckonedAt: number) {
    const { items } = await stripe.subscriptions.retrieve(subscription);
    return {
      items: [{ id: items.data[0]!.id, price: priceIdOf(this.gate.required().prices, to) }],
      proration_behavior: 'always_invoice' as const,
      proration_date: reckonedAt,
    };
  }
}
