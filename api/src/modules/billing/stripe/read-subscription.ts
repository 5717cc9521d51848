import type { Plan } from '@wanderwork/contracts';
import type Stripe from 'stripe';
import type { StripeSettings } from '../../../platform/config/index.js';
import type { BillingSubscription, SubscriptionStatus } from '../entities/billing-subscription.entity.js';
import { findPlan } from '../price-list.js';

type Prices = StripeSettings['prices'];

export const toDate = (seconds: number): Date => new Date(seconds * 1000);

const statuses: Record<string, SubscriptionStatus> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  canceled: 'ended',
};

/** Stripe's statuses of subscriptions whose first payment was never made. They grant nothing and are not stored. */
const neverPaidStatuses = new Set(['incomplete', 'incomplete_expired']);

const toId = (idOrObject: string | { id: string }): string =>
  typeof idOrObject === 'string' ? idOrObject : idOrObject.id;

/** The plan of the phase after the current one. Stripe keeps a schedule for one period after its last change. */
const findNextPlan = (schedule: Stripe.Subscription['schedule'], prices: Prices): Plan | null => {
  if (schedule === null || typeof schedule === 'string' || schedule.current_phase === null) return null;
  const { current_phase: running, phases } = schedule;
  const price = phases.find(({ start_date: start }) => start >= running.end_date)?.items[0]?.price;
  return price ? findPlan(prices, toId(price)) : null;
};

const findAwaiting = (
  update: Stripe.Subscription.PendingUpdate | null,
  prices: Prices,
): BillingSubscription['awaiting'] => {
  const price = update?.subscription_items?.[0]?.price;
  const plan = price ? findPlan(prices, price.id) : null;
  return plan && update ? { ...plan, until: update.expires_at } : null;
};

const toCard = (method: Stripe.PaymentMethod | null): BillingSubscription['card'] =>
  method?.card ? { brand: method.card.brand, last4: method.card.last4 } : null;

const findPlanItem = ({ items }: Stripe.Subscription, prices: Prices): Stripe.SubscriptionItem | undefined =>
  items.data.find(({ price }) => findPlan(prices, price.id) !== null);

/** Whether the subscription has started and is for one of our plans. The Stripe account may hold others. */
export const isOwnSubscription = (subscription: Stripe.Subscription, prices: Prices): boolean =>
  !neverPaidStatuses.has(subscription.status) && findPlanItem(subscription, prices) !== undefined;

/**
 * Converts a subscription to its stored form; null when it is not one of ours. Its schedule must be expanded. `card` is
 * the card that pays for it while it runs.
 */
export const readSubscription = (
  subscription: Stripe.Subscription,
  prices: Prices,
  card: Stripe.PaymentMethod | null = null,
): Omit<BillingSubscription, 'userId'> | null => {
  const item = findPlanItem(subscription, prices);
  const plan = item && findPlan(prices, item.price.id);
  if (!plan || !isOwnSubscription(subscription, prices)) return null;
  const status = statuses[subscription.status] ?? 'other';
  const endedAt = subscription.ended_at ?? (status === 'ended' ? subscription.canceled_at : null);
  return {
    id: subscription.id,
    status,
    ...plan,
    amount: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    startedAt: toDate(subscription.start_date),
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    endsWithPeriod: subscription.cancel_at_period_end,
    endedAt: endedAt === null ? null : toDate(endedAt),
    next: findNextPlan(subscription.schedule, prices),
    awaiting: findAwaiting(subscription.pending_update, prices),
    card: status === 'ended' ? null : toCard(card),
  };
};
