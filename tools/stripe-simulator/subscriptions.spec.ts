import type Stripe from 'stripe';
import { type House, openHouse, subscribed } from './testing/house';

const DAY = 86_400;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const again = (subscription: Stripe.Subscription) =>
  house.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });

const itemOf = ({ items }: Stripe.Subscription) => items.data[0] as Stripe.SubscriptionItem;

const change = (subscription: Stripe.Subscription, price: string, at: number) => ({
  items: [{ id: itemOf(subscription).id, price }],
  proration_behavior: 'always_invoice' as const,
  proration_date: at,
});

const preview = (subscription: Stripe.Subscription, price: string, at: number) =>
  house.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: change(subscription, price, at),
  });

const upgrade = (subscription: Stripe.Subscription, price: string, at: number) =>
  house.stripe.subscriptions.update(subscription.id, {
    ...change(subscription, price, at),
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  });

describe('an upgrade', () => {
  it('costs what its preview said', async () => {
    const { subscription } = await subscribed(house);
    const { current_period_start: start, current_period_end: end } = itemOf(subscription);
    const at = Math.round((start + end) / 2);
    const said = await preview(subscription, 'price_premium_month', at);
    expect(said.amount_due).toBe(950 - 450);
    const changed = await upgrade(subscription, 'price_premium_month', at);
    expect(changed.latest_invoice).toMatchObject({ status: 'paid', amount_paid: said.amount_due });
    expect(itemOf(changed).price.id).toBe('price_premium_month');
  });

  it('to a year begins a new period', async () => {
    const { subscription } = await subscribed(house);
    const at = itemOf(subscription).current_period_start;
    const changed = await upgrade(subscription, 'price_pro_year', at);
    expect(changed.latest_invoice).toMatchObject({ amount_paid: 9000 - 900 });
    expect(itemOf(changed).current_period_end).toBeGreaterThan(at + 364 * DAY);
  });

  it('waits for its payment where the card is declined, and comes with it', async () => {
    const { subscription } = await subscribed(house, 'price_pro_month', '4000000000000341');
    const at = itemOf(subscription).current_period_start;
    const waiting = await upgrade(subscription, 'price_premium_month', at);
    const open = waiting.latest_invoice as Stripe.Invoice;
    expect(open.status).toBe('open');
    expect(itemOf(waiting).price.id).toBe('price_pro_month');
    expect(waiting.pending_update).not.toBeNull();
    const number = '4242424242424242';
    await fetch(open.hosted_invoice_url as string, { method: 'POST', body: new URLSearchParams({ number }) });
    const paid = await again(subscription);
    expect(itemOf(paid).price.id).toBe('price_premium_month');
    expect(paid.pending_update).toBeNull();
  });

  it('that nobody pays for is forgotten after a day', async () => {
    const { subscription } = await subscribed(house, 'price_pro_month', '4000000000000341');
    await upgrade(subscription, 'price_premium_month', itemOf(subscription).current_period_start);
    await house.control('advance', { seconds: DAY });
    const left = await again(subscription);
    expect(left).toMatchObject({ pending_update: null, latest_invoice: { status: 'void' } });
    expect(itemOf(left).price.id).toBe('price_pro_month');
  });
});

describe('time', () => {
  it('renews what is paid for', async () => {
    const { subscription } = await subscribed(house);
    const end = itemOf(subscription).current_period_end;
    await house.control('advance', { seconds: 32 * DAY });
    const renewed = await again(subscription);
    expect(itemOf(renewed).current_period_start).toBe(end);
    expect(renewed.latest_invoice).toMatchObject({ billing_reason: 'subscription_cycle', amount_paid: 900 });
  });

  it('ends what was cancelled', async () => {
    const { subscription } = await subscribed(house);
    await house.stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'too_expensive' },
    });
    await house.control('advance', { seconds: 32 * DAY });
    expect(await again(subscription)).toMatchObject({
      status: 'canceled',
      ended_at: itemOf(subscription).current_period_end,
      cancellation_details: { feedback: 'too_expensive', reason: 'cancellation_requested' },
    });
  });

  it('tries a declined renewal again and at last ends it', async () => {
    const { subscription } = await subscribed(house, 'price_pro_month', '4000000000000341');
    await house.control('advance', { seconds: 31 * DAY });
    expect(await again(subscription)).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1 },
    });
    await house.control('advance', { seconds: 10 * DAY });
    expect(await again(subscription)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
  });

  it('takes the price that a schedule has for the next period', async () => {
    const { subscription } = await subscribed(house, 'price_premium_month');
    const { stripe } = house;
    const { id } = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const { current_period_start: start, current_period_end: end } = itemOf(subscription);
    await stripe.subscriptionSchedules.update(id, {
      end_behavior: 'release',
      phases: [
        { items: [{ price: 'price_premium_month' }], start_date: start, end_date: end },
        { items: [{ price: 'price_pro_month' }], start_date: end },
      ],
    });
    await house.control('advance', { seconds: 32 * DAY });
    const changed = await again(subscription);
    expect(itemOf(changed).price.id).toBe('price_pro_month');
    expect(changed).toMatchObject({ schedule: id, latest_invoice: { amount_paid: 900 } });
    await house.control('advance', { seconds: 32 * DAY });
    expect(await again(subscription)).toMatchObject({
      schedule: null,
      items: { data: [{ price: { id: 'price_pro_month' } }] },
    });
  });
});

it('ends the subscriptions of a customer that is deleted', async () => {
  const { customer, subscription } = await subscribed(house);
  await house.stripe.customers.del(customer.id);
  expect(await house.stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  expect((await again(subscription)).status).toBe('canceled');
});

it('gives money back once', async () => {
  const { subscription } = await subscribed(house);
  const invoice = (await again(subscription)).latest_invoice as Stripe.Invoice;
  const payment_intent = invoice.payments?.data[0]?.payment.payment_intent as string;
  expect(await house.stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 900 });
  await expect(house.stripe.refunds.create({ payment_intent })).rejects.toThrow('greater');
});

it('keeps what a change leaves unused as a credit, and moves it when told to', async () => {
  const { customer, subscription } = await subscribed(house, 'price_pro_year');
  await upgrade(subscription, 'price_premium_month', itemOf(subscription).current_period_start);
  const { customers } = house.stripe;
  expect(await customers.retrieve(customer.id)).toMatchObject({ balance: 1900 - 9000 });
  const order = { amount: 7000, currency: 'usd', metadata: { why: 'tried' } };
  expect(await customers.createBalanceTransaction(customer.id, order)).toMatchObject({
    ending_balance: -100,
  });
  const { data } = await customers.listBalanceTransactions(customer.id);
  expect(data).toMatchObject([order]);
});

it('prints an invoice', async () => {
  const { subscription } = await subscribed(house);
  const invoice = (await again(subscription)).latest_invoice as Stripe.Invoice;
  const file = await fetch(invoice.invoice_pdf as string);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(await file.text()).toContain('To pay: $9.00');
});
