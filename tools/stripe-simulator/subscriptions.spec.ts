import type Stripe from 'stripe';
import { type TestSimulator, startTestSimulator, subscribe } from './testing/test-simulator';

const DAY = 86_400;

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await startTestSimulator();
});
afterAll(() => simulator.close());

const reload = (subscription: Stripe.Subscription) =>
  simulator.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });

const getItem = ({ items }: Stripe.Subscription) => items.data[0] as Stripe.SubscriptionItem;

const change = (subscription: Stripe.Subscription, price: string, at: number) => ({
  items: [{ id: getItem(subscription).id, price }],
  proration_behavior: 'always_invoice' as const,
  proration_date: at,
});

const preview = (subscription: Stripe.Subscription, price: string, at: number) =>
  simulator.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: change(subscription, price, at),
  });

const upgrade = (subscription: Stripe.Subscription, price: string, at: number) =>
  simulator.stripe.subscriptions.update(subscription.id, {
    ...change(subscription, price, at),
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  });

describe('an upgrade', () => {
  it('costs what its preview showed', async () => {
    const { subscription } = await subscribe(simulator);
    const { current_period_start: start, current_period_end: end } = getItem(subscription);
    const at = Math.round((start + end) / 2);
    const quote = await preview(subscription, 'price_premium_month', at);
    expect(quote.amount_due).toBe(950 - 450);
    const changed = await upgrade(subscription, 'price_premium_month', at);
    expect(changed.latest_invoice).toMatchObject({ status: 'paid', amount_paid: quote.amount_due });
    expect(getItem(changed).price.id).toBe('price_premium_month');
  });

  it('to a yearly price starts a new period', async () => {
    const { subscription } = await subscribe(simulator);
    const at = getItem(subscription).current_period_start;
    const changed = await upgrade(subscription, 'price_pro_year', at);
    expect(changed.latest_invoice).toMatchObject({ amount_paid: 9000 - 900 });
    expect(getItem(changed).current_period_end).toBeGreaterThan(at + 364 * DAY);
  });

  it('stays pending when the card is declined and applies after the payment', async () => {
    const { subscription } = await subscribe(simulator, 'price_pro_month', '4000000000000341');
    const at = getItem(subscription).current_period_start;
    const waiting = await upgrade(subscription, 'price_premium_month', at);
    const open = waiting.latest_invoice as Stripe.Invoice;
    expect(open.status).toBe('open');
    expect(getItem(waiting).price.id).toBe('price_pro_month');
    expect(waiting.pending_update).not.toBeNull();
    const number = '4242424242424242';
    await fetch(open.hosted_invoice_url as string, { method: 'POST', body: new URLSearchParams({ number }) });
    const paid = await reload(subscription);
    expect(getItem(paid).price.id).toBe('price_premium_month');
    expect(paid.pending_update).toBeNull();
  });

  it('expires after a day without payment', async () => {
    const { subscription } = await subscribe(simulator, 'price_pro_month', '4000000000000341');
    await upgrade(subscription, 'price_premium_month', getItem(subscription).current_period_start);
    await simulator.control('advance', { seconds: DAY });
    const reloaded = await reload(subscription);
    expect(reloaded).toMatchObject({ pending_update: null, latest_invoice: { status: 'void' } });
    expect(getItem(reloaded).price.id).toBe('price_pro_month');
  });
});

describe('the clock', () => {
  it('renews a paid subscription', async () => {
    const { subscription } = await subscribe(simulator);
    const end = getItem(subscription).current_period_end;
    await simulator.control('advance', { seconds: 32 * DAY });
    const renewed = await reload(subscription);
    expect(getItem(renewed).current_period_start).toBe(end);
    expect(renewed.latest_invoice).toMatchObject({ billing_reason: 'subscription_cycle', amount_paid: 900 });
  });

  it('ends a canceled subscription', async () => {
    const { subscription } = await subscribe(simulator);
    await simulator.stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'too_expensive' },
    });
    await simulator.control('advance', { seconds: 32 * DAY });
    expect(await reload(subscription)).toMatchObject({
      status: 'canceled',
      ended_at: getItem(subscription).current_period_end,
      cancellation_details: { feedback: 'too_expensive', reason: 'cancellation_requested' },
    });
  });

  it('retries a declined renewal and finally ends the subscription', async () => {
    const { subscription } = await subscribe(simulator, 'price_pro_month', '4000000000000341');
    const { current_period_start: start, current_period_end: end } = getItem(subscription);
    // A month has 28 to 31 days, and the second attempt comes a few days after the first.
    await simulator.control('advance', { seconds: end - start + 60 });
    expect(await reload(subscription)).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1 },
    });
    await simulator.control('advance', { seconds: 10 * DAY });
    expect(await reload(subscription)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
  });

  it('uses the scheduled price for the next period', async () => {
    const { subscription } = await subscribe(simulator, 'price_premium_month');
    const { stripe } = simulator;
    const { id } = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const { current_period_start: start, current_period_end: end } = getItem(subscription);
    await stripe.subscriptionSchedules.update(id, {
      end_behavior: 'release',
      phases: [
        { items: [{ price: 'price_premium_month' }], start_date: start, end_date: end },
        { items: [{ price: 'price_pro_month' }], start_date: end },
      ],
    });
    await simulator.control('advance', { seconds: 32 * DAY });
    const changed = await reload(subscription);
    expect(getItem(changed).price.id).toBe('price_pro_month');
    expect(changed).toMatchObject({ schedule: id, latest_invoice: { amount_paid: 900 } });
    await simulator.control('advance', { seconds: 32 * DAY });
    expect(await reload(subscription)).toMatchObject({
      schedule: null,
      items: { data: [{ price: { id: 'price_pro_month' } }] },
    });
  });
});

it('ends the subscriptions of a deleted customer', async () => {
  const { customer, subscription } = await subscribe(simulator);
  await simulator.stripe.customers.del(customer.id);
  expect(await simulator.stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  expect((await reload(subscription)).status).toBe('canceled');
});

it('refunds a payment once', async () => {
  const { subscription } = await subscribe(simulator);
  const invoice = (await reload(subscription)).latest_invoice as Stripe.Invoice;
  const payment_intent = invoice.payments?.data[0]?.payment.payment_intent as string;
  expect(await simulator.stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 900 });
  await expect(simulator.stripe.refunds.create({ payment_intent })).rejects.toThrow('greater');
});

it('keeps the unused rest of a change as a credit that can be adjusted', async () => {
  const { customer, subscription } = await subscribe(simulator, 'price_pro_year');
  await upgrade(subscription, 'price_premium_month', getItem(subscription).current_period_start);
  const { customers } = simulator.stripe;
  expect(await customers.retrieve(customer.id)).toMatchObject({ balance: 1900 - 9000 });
  const order = { amount: 7000, currency: 'usd', metadata: { why: 'tried' } };
  expect(await customers.createBalanceTransaction(customer.id, order)).toMatchObject({
    ending_balance: -100,
  });
  const { data } = await customers.listBalanceTransactions(customer.id);
  expect(data).toMatchObject([order]);
});

it('serves an invoice as PDF', async () => {
  const { subscription } = await subscribe(simulator);
  const invoice = (await reload(subscription)).latest_invoice as Stripe.Invoice;
  const file = await fetch(invoice.invoice_pdf as string);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(await file.text()).toContain('To pay: $9.00');
});
