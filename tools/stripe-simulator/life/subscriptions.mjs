import { charge, issue, markPaid, voidInvoice } from './invoices.mjs';
import { getPeriodEnd, createChangeLines, createPeriodLine } from './change-lines.mjs';

const DAY = 86_400;
/** Hours after which an unpaid first payment or change expires, as at Stripe. */
export const PENDING_HOURS = 23;
/** Days from the first failure to each retry. */
const RETRY_DAYS = [3, 5, 7];

const createItem = (world, subscriptionId, price, start, id = world.id('si')) => ({
  id,
  object: 'subscription_item',
  created: start,
  current_period_start: start,
  current_period_end: getPeriodEnd(start, price.recurring),
  discounts: [],
  metadata: {},
  price,
  quantity: 1,
  subscription: subscriptionId,
  tax_rates: [],
});

const emitChange = (world, subscription, type = 'updated') =>
  world.emit(`customer.subscription.${type}`, subscription);

/** Creates a subscription paid by `card`; unless `paid`, it stays incomplete. */
export const startSubscription = (world, { customer, price, card, metadata = {}, paid = true }) => {
  const id = world.id('sub');
  const now = world.now();
  const subscription = world.add('subscriptions', {
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    billing_mode: { type: 'flexible', flexible: null },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    customer: customer.id,
    default_payment_method: card.id,
    description: null,
    discounts: [],
    ended_at: null,
    items: {
      object: 'list',
      data: [createItem(world, id, price, now)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: paid ? 'active' : 'incomplete',
    trial_end: null,
    trial_start: null,
  });
  const lines = [createPeriodLine(world, price, now)];
  const invoice = issue(world, { subscription, customer, reason: 'subscription_create', lines });
  emitChange(world, subscription, 'created');
  if (paid) markPaid(world, invoice);
  return subscription;
};

const applyPrice = (world, subscription, price, at) => {
  const [item] = subscription.items.data;
  if (item.price.recurring.interval !== price.recurring.interval) {
    item.current_period_start = at;
    item.current_period_end = getPeriodEnd(at, price.recurring);
    subscription.billing_cycle_anchor = at;
  }
  item.price = price;
};

/** Changes the price now and charges the difference; if the payment fails, the change stays pending. */
export const changePrice = (world, subscription, price, at) => {
  const customer = world.get('customers', subscription.customer);
  const lines = createChangeLines(world, subscription, price, at);
  const invoice = issue(world, { subscription, customer, reason: 'subscription_update', lines });
  if (charge(world, invoice, subscription) === 'paid') {
    applyPrice(world, subscription, price, at);
    emitChange(world, subscription);
    return;
  }
  const [item] = subscription.items.data;
  subscription.pending_update = {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: world.now() + PENDING_HOURS * 3600,
    metadata: null,
    subscription_items: [{ ...item, price }],
    trial_end: null,
    trial_from_plan: null,
  };
  emitChange(world, subscription);
};

/** Handles an open invoice that its owner paid manually. */
export const applyManualPayment = (world, invoice) => {
  markPaid(world, invoice);
  const subscription = world.find('subscriptions', invoice.parent.subscription_details.subscription);
  if (!subscription || subscription.latest_invoice !== invoice.id) return;
  const change = subscription.pending_update;
  if (change) {
    applyPrice(world, subscription, change.subscription_items[0].price, world.now());
    subscription.pending_update = null;
  }
  if (['past_due', 'incomplete'].includes(subscription.status)) subscription.status = 'active';
  emitChange(world, subscription);
};

/** Expires a subscription whose first payment was not made in time. */
export const expireIncomplete = (world, subscription) => {
  const invoice = world.get('invoices', subscription.latest_invoice);
  subscription.status = 'incomplete_expired';
  subscription.ended_at = world.now();
  if (invoice.status === 'open') voidInvoice(world, invoice);
  emitChange(world, subscription);
};

/** Drops a change that was not paid in time. */
export const expirePendingUpdate = (world, subscription) => {
  const invoice = world.get('invoices', subscription.latest_invoice);
  subscription.pending_update = null;
  if (invoice.status === 'open') voidInvoice(world, invoice);
  emitChange(world, subscription, 'pending_update_expired');
};

export const end = (world, subscription, reason) => {
  const now = world.now();
  subscription.status = 'canceled';
  subscription.ended_at = now;
  subscription.canceled_at ??= now;
  subscription.cancellation_details.reason = reason;
  subscription.pending_update = null;
  if (subscription.schedule) {
    world.get('schedules', subscription.schedule).status = 'canceled';
    subscription.schedule = null;
  }
  // Open invoices stay open but are no longer charged automatically.
  for (const invoice of world.all('invoices'))
    if (invoice.status === 'open' && invoice.parent.subscription_details.subscription === subscription.id)
      Object.assign(invoice, { auto_advance: false, next_payment_attempt: null });
  emitChange(world, subscription, 'deleted');
};

const releaseSchedule = (world, schedule, subscription) => {
  Object.assign(schedule, {
    status: 'released',
    current_phase: null,
    released_at: world.now(),
    released_subscription: subscription.id,
    subscription: null,
  });
  subscription.schedule = null;
  world.emit('subscription_schedule.released', schedule);
};

/** Returns the price of the phase that starts at `start`; null when the schedule ended or the last phase continues. */
const startNextPhase = (world, subscription, start) => {
  const schedule = subscription.schedule && world.get('schedules', subscription.schedule);
  if (!schedule) return null;
  const phase = schedule.phases.find(({ start_date: from, end_date: to }) => from <= start && start < to);
  if (!phase) {
    releaseSchedule(world, schedule, subscription);
    return null;
  }
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  world.emit('subscription_schedule.updated', schedule);
  return world.get('prices', phase.items[0].price);
};

const scheduleRetry = (world, invoice) => {
  const days = RETRY_DAYS[invoice.attempt_count - 1];
  const first = invoice.status_transitions.finalized_at;
  invoice.next_payment_attempt = days === undefined ? null : first + days * DAY;
};

/** Starts the next period and charges it at its scheduled price. */
export const renew = (world, subscription) => {
  if (subscription.cancel_at_period_end) return end(world, subscription, 'cancellation_requested');
  if (subscription.pending_update) expirePendingUpdate(world, subscription);
  const customer = world.get('customers', subscription.customer);
  const [item] = subscription.items.data;
  item.price = startNextPhase(world, subscription, item.current_period_end) ?? item.price;
  item.current_period_start = item.current_period_end;
  item.current_period_end = getPeriodEnd(item.current_period_start, item.price.recurring);
  const lines = [createPeriodLine(world, item.price, item.current_period_start)];
  const invoice = issue(world, { subscription, customer, reason: 'subscription_cycle', lines });
  if (charge(world, invoice, subscription) !== 'paid') {
    subscription.status = 'past_due';
    scheduleRetry(world, invoice);
  }
  emitChange(world, subscription);
};

/** Retries the payment of a renewal; after the last retry the subscription ends. */
export const retry = (world, subscription, invoice) => {
  if (charge(world, invoice, subscription) === 'paid') {
    subscription.status = 'active';
    return emitChange(world, subscription);
  }
  scheduleRetry(world, invoice);
  if (invoice.next_payment_attempt === null) end(world, subscription, 'payment_failed');
};
