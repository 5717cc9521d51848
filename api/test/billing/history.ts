import type Stripe from 'stripe';
import type { createRandom } from '../platform/generated.js';
import type { Simulator } from '../support/simulator.js';

type Random = ReturnType<typeof createRandom>;

/** The state of one customer at Stripe. */
interface Life {
  customer: string;
  subscription: string | null;
}

const DAY = 86_400;
const PRICES = ['price_pro_month', 'price_pro_year', 'price_premium_month', 'price_premium_year'];
const CARDS = ['4242424242424242', '4000000000000341'];

const pick = <T>(all: readonly T[], random: Random): T => all[Math.floor(random() * all.length)] as T;

/** Random activity of many customers at Stripe: each step is an action of one of them, or the passing of time. */
export class History {
  constructor(
    private readonly stripe: Stripe,
    private readonly simulator: Simulator,
    private readonly lives: Life[],
    private readonly random: Random,
  ) {}

  async step(): Promise<void> {
    const life = pick(this.lives, this.random);
    if (this.random() < 0.03) return void (await this.simulator.control('advance', { seconds: 4 * DAY }));
    if (life.subscription === null) return this.buy(life);
    await this.act(life, life.subscription);
  }

  private async buy(life: Life): Promise<void> {
    const session = await this.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: life.customer,
      line_items: [{ price: pick(PRICES, this.random), quantity: 1 }],
      success_url: 'http://localhost/',
    });
    await this.simulator.control('pay', { session: session.id, number: pick(CARDS, this.random) });
    life.subscription = (await this.stripe.checkout.sessions.retrieve(session.id)).subscription as string;
  }

  private async act(life: Life, id: string): Promise<void> {
    const { status, items, schedule } = await this.stripe.subscriptions.retrieve(id);
    if (status === 'canceled') {
      life.subscription = null;
      return;
    }
    const roll = this.random();
    if (roll < 0.1) await this.stripe.subscriptions.cancel(id);
    else if (roll < 0.3 && schedule === null)
      await this.stripe.subscriptions.update(id, { cancel_at_period_end: this.random() < 0.5 });
    else if (roll < 0.5)
      await this.simulator.control('card', { subscription: id, number: pick(CARDS, this.random) });
    else if (roll < 0.8) await this.changePlan(id, items.data[0]!.id);
    else if (schedule === null) await this.stripe.subscriptionSchedules.create({ from_subscription: id });
    else await this.stripe.subscriptionSchedules.release(schedule as string);
  }

  private async changePlan(id: string, item: string): Promise<void> {
    await this.stripe.subscriptions.update(id, {
      items: [{ id: item, price: pick(PRICES, this.random) }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
  }
}

const SUBSCRIPTION_EVENT_PREFIX = 'customer.subscription.';

/** Each subscription as its last event describes it, in the order of the events. */
export const inOrder = (events: readonly Stripe.Event[]): Map<string, Stripe.Subscription> => {
  const last = new Map<string, Stripe.Subscription>();
  for (const { type, data } of events)
    if (type.startsWith(SUBSCRIPTION_EVENT_PREFIX)) {
      const subscription = data.object as Stripe.Subscription;
      last.set(subscription.id, subscription);
    }
  return last;
};
