import type { Plan } from '@wanderwork/contracts';
import type Stripe from 'stripe';
import type { StripeSettings } from '../../../platform/config/index.js';
import type { BillingSubscription, SubscriptionStatus } from '../entities/billing-subscription.entity.js';
import { planOf } from '../plans/price-list.js';

type Prices = StripeSettings['prices'];

export const at = (seconds: number): Date => new Date(seconds * 1000);

const statuses: Record<string, SubscriptionStatus> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  canceled: 'ended',
};

/** The first payment was never made: nobody holds these, and nothing was given for them. */
const neverBegan = new Set(['incomplete', 'incomplete_expired']);

const idOf = (named: string | { id: string }): string => (typeof named === 'string' ? named : named.id);

/** The plan of the phase after the running one; a schedule stays for a period after its last change. */
const nextPlan = (schedule: Stripe.Subscription['schedule'], prices: Prices): Plan | null => {
  if (schedule === null || typeof schedule === 'string' || schedule.current_phase === null) return null;
  const { current_phase: running, phases } = schedule;
  const price = phases.find(({ start_date: start }) => start >= running.end_date)?.items[0]?.price;
  return price ? planOf(prices, idOf(price)) : null;
};

const awaitingOf = (
  update: Stripe.Subscription.PendingUpdate | null,
  prices: Prices,
): BillingSubscription['awaiting'] => {
  const price = update?.subscription_items?.[0]?.price;
  const plan = price ? planOf(prices, price.id) : null;
  return plan && update ? { ...plan, until: update.expires_at } : null;
};

const cardOf = (method: Stripe.PaymentMethod | null): BillingSubscription['card'] =>
  method?.card ? { brand: method.card.brand, last4: method.card.last4 } : null;

const itemOfOurs = ({ items }: Stripe.Subscription, prices: Prices): Stripe.SubscriptionItem | undefined =>
  items.data.find(({ price }) => planOf(prices, price.id) !== null);

/** One that was begun, for a plan of ours; others may live in the same account at Stripe. */
export const isOurs = (subscription: Stripe.Subscription, prices: Prices): boolean =>
  !neverBegan.has(subscription.status) && itemOfOurs(subscription, prices) !== undefined;

/**
 * What is kept of a subscription; null where it is none of ours. Its schedule must be expanded; `card`: what pays for it
 * while it runs.
 */
export const readSubscription = (
  subscription: Stripe.Subscription,
  prices: Prices,
  card: Stripe.PaymentMethod | null = null,
): Omit<BillingSubscription, 'userId'> | null => {
  const item = itemOfOurs(subscription, prices);
  const plan = item && planOf(prices, item.price.id);
  if (!plan || !isOurs(subscription, prices)) return null;
  const status = statuses[subscription.status] ?? 'other';
  const endedAt = subscription.ended_at ?? (status === 'ended' ? subscription.canceled_at : null);
  return {
    id: subscription.id,
    status,
    ...plan,
    amount: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    startedAt: at(subscription.start_date),
    periodStart: at(item.current_period_start),
    periodEnd: at(item.current_period_end),
    endsWithPeriod: subscription.cancel_at_period_end,
    endedAt: endedAt === null ? null : at(endedAt),
    next: nextPlan(subscription.schedule, prices),
    awaiting: awaitingOf(subscription.pending_update, prices),
    card: status === 'ended' ? null : cardOf(card),
  };
};
