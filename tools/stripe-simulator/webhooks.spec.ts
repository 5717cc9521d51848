import { setTimeout as wait } from 'node:timers/promises';
import { type Arrival, type House, openHouse, SECRET, subscribed } from './testing/house';

let house: House;

beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const arrived = async (count: number): Promise<Arrival[]> => {
  while (house.arrivals.length < count) await wait(5);
  return house.arrivals;
};

const typesOf = (arrivals: Arrival[]) => arrivals.map(({ event }) => event.type);

/** Of one purchase: the customer, three of the invoice and its payment, the subscription, and the checkout. */
const PURCHASE = 7;

it('are signed as Stripe signs, and tell of a purchase', async () => {
  await subscribed(house);
  const all = await arrived(PURCHASE);
  expect(typesOf(all)).toEqual(
    expect.arrayContaining(['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']),
  );
  for (const { payload, signature } of all)
    expect(house.stripe.webhooks.constructEvent(payload, signature, SECRET).id).toBe(JSON.parse(payload).id);
});

it('come as often as is asked for', async () => {
  await house.control('deliveries', { copies: 3 });
  await house.stripe.customers.create({});
  const all = await arrived(3);
  expect(new Set(all.map(({ event }) => event.id)).size).toBe(1);
});

it('are held back until they are let go, also over a restart', async () => {
  await house.control('deliveries', { hold: true });
  await subscribed(house);
  expect(house.arrivals).toEqual([]);
  await house.restart();
  expect(typesOf(await arrived(PURCHASE))).toContain('checkout.session.completed');
});

it('keep what happened over a restart', async () => {
  const { customer } = await subscribed(house);
  await house.restart();
  expect(await house.stripe.customers.retrieve(customer.id)).toMatchObject({ email: 'ana@example.com' });
});

describe('faults on demand', () => {
  it('cut the line before anything happens', async () => {
    // Stripe's library tries once more by itself where a kept connection is cut.
    await house.control('trouble', { kind: 'refuse', count: 2 });
    await expect(house.stripe.customers.create({})).rejects.toMatchObject({ type: 'StripeConnectionError' });
    const { events } = await house.control('events');
    expect(events).toEqual([]);
  });

  it('answer after the caller has gone, with the deed done', async () => {
    await house.control('trouble', { kind: 'late', delayMs: 300 });
    await expect(house.stripe.customers.create({}, { timeout: 50 })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    const { events } = await house.control('events');
    expect(events).toHaveLength(1);
  });
});
