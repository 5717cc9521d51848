import { charge, issue, settle, voidInvoice } from './invoices.mjs';
import { periodEnd } from './periods.mjs';
import { changeLines, periodLine } from './prices-between.mjs';

const DAY = 86_400;
/** A first payment, and a change, that wait for their money are given up after this long, as at Stripe. */
export const PENDING_HOURS = 23;
/** Days from the first failure to each further try. */
const RETRY_DAYS = [3, 5, 7];

const itemOf = (world, subscriptionId, price, start, id = world.id('si')) => ({
  id,
  object: 'subscription_item',
  created: start,
  current_period_start: start,
  current_period_end: periodEnd(start, price.recurring),
  discounts: [],
  metadata: {},
  price,
  quantity: 1,
  subscription: subscriptionId,
  tax_rates: [],
});

const told = (world, subscription, type = 'updated') =>
  world.emit(`customer.subscription.${type}`, subscription);

/** A new subscription, paid for just now by `card`; not `paid`, it never begins. */
export const begin = (world, { customer, price, card, metadata = {}, paid = true }) => {
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
      data: [itemOf(world, id, price, now)],
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
  const lines = [periodLine(world, price, now)];
  const invoice = issue(world, { subscription, customer, reason: 'subscription_create', lines });
  told(world, subscription, 'created');
  if (paid) settle(world, invoice);
  return subscription;
};

const takePrice = (world, subscription, price, at) => {
  const [item] = subscription.items.data;
  if (item.price.recurring.interval !== price.recurring.interval) {
    item.current_period_start = at;
    item.current_period_end = periodEnd(at, price.recurring);
    subscription.billing_cycle_anchor = at;
  }
  item.price = price;
};

/** Changes the price now and charges the difference; the change waits where the payment does not come at once. */
export const changePrice = (world, subscription, price, at) => {
  const customer = world.get('customers', subscription.customer);
  const lines = changeLines(world, subscription, price, at);
  const invoice = issue(world, { subscription, customer, reason: 'subscription_update', lines });
  if (charge(world, invoice, subscription) === 'paid') {
    takePrice(world, subscription, price, at);
    told(world, subscription);
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
  told(world, subscription);
};

/** Its owner paid an open invoice by hand. */
export const paidByHand = (world, invoice) => {
  settle(world, invoice);
  const subscription = world.find('subscriptions', invoice.parent.subscription_details.subscription);
  if (!subscription || subscription.latest_invoice !== invoice.id) return;
  const change = subscription.pending_update;
  if (change) {
    takePrice(world, subscription, change.subscription_items[0].price, world.now());
    subscription.pending_update = null;
  }
  if (['past_due', 'incomplete'].includes(subscription.status)) subscription.status = 'active';
  told(world, subscription);
};

/** Nobody made the first payment in time: it never was. */
export const neverBegan = (world, subscription) => {
  const invoice = world.get('invoices', subscription.latest_invoice);
  subscription.status = 'incomplete_expired';
  subscription.ended_at = world.now();
  if (invoice.status === 'open') voidInvoice(world, invoice);
  told(world, subscription);
};

/** Nobody paid for the change in time: all stays as it was. */
export const giveUpChange = (world, subscription) => {
  const invoice = world.get('invoices', subscription.latest_invoice);
  subscription.pending_update = null;
  if (invoice.status === 'open') voidInvoice(world, invoice);
  told(world, subscription, 'pending_update_expired');
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
  // Open invoices stay open; nobody is charged by itself any more.
  for (const invoice of world.all('invoices'))
    if (invoice.status === 'open' && invoice.parent.subscription_details.subscription === subscription.id)
      Object.assign(invoice, { auto_advance: false, next_payment_attempt: null });
  told(world, subscription, 'deleted');
};

const released = (world, schedule, subscription) => {
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

/** The price of the phase that begins at `start`; null where the last one is over or goes on. */
const nextPhase = (world, subscription, start) => {
  const schedule = subscription.schedule && world.get('schedules', subscription.schedule);
  if (!schedule) return null;
  const phase = schedule.phases.find(({ start_date: from, end_date: to }) => from <= start && start < to);
  if (!phase) {
    released(world, schedule, subscription);
    return null;
  }
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  world.emit('subscription_schedule.updated', schedule);
  return world.get('prices', phase.items[0].price);
};

const nextTry = (world, invoice) => {
  const days = RETRY_DAYS[invoice.attempt_count - 1];
  const first = invoice.status_transitions.finalized_at;
  invoice.next_payment_attempt = days === undefined ? null : first + days * DAY;
};

/** A period is over: the next one is charged, with the price that was chosen for it. */
export const renew = (world, subscription) => {
  if (subscription.cancel_at_period_end) return end(world, subscription, 'cancellation_requested');
  if (subscription.pending_update) giveUpChange(world, subscription);
  const customer = world.get('customers', subscription.customer);
  const [item] = subscription.items.data;
  item.price = nextPhase(world, subscription, item.current_period_end) ?? item.price;
  item.current_period_start = item.current_period_end;
  item.current_period_end = periodEnd(item.current_period_start, item.price.recurring);
  const lines = [periodLine(world, item.price, item.current_period_start)];
  const invoice = issue(world, { subscription, customer, reason: 'subscription_cycle', lines });
  if (charge(world, invoice, subscription) !== 'paid') {
    subscription.status = 'past_due';
    nextTry(world, invoice);
  }
  told(world, subscription);
};

/** Another try to charge a renewal; after the last one the subscription ends. */
export const retry = (world, subscription, invoice) => {
  if (charge(world, invoice, subscription) === 'paid') {
    subscription.status = 'active';
    return told(world, subscription);
  }
  nextTry(world, invoice);
  if (invoice.next_payment_attempt === null) end(world, subscription, 'payment_failed');
};
