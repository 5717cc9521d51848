import { setTimeout as wait } from 'node:timers/promises';
import {
  type ReceivedWebhook,
  type TestSimulator,
  startTestSimulator,
  SECRET,
  subscribe,
} from './testing/test-simulator';

let simulator: TestSimulator;

beforeEach(async () => {
  simulator = await startTestSimulator();
});
afterEach(() => simulator.close());

const waitForWebhooks = async (count: number): Promise<ReceivedWebhook[]> => {
  while (simulator.receivedWebhooks.length < count) await wait(5);
  return simulator.receivedWebhooks;
};

const typesOf = (arrivals: ReceivedWebhook[]) => arrivals.map(({ event }) => event.type);

/**
 * The events of one purchase: the customer, three of the invoice and its payment, the subscription, and the checkout.
 */
const PURCHASE = 7;

it('sends signed webhooks for a purchase', async () => {
  await subscribe(simulator);
  const all = await waitForWebhooks(PURCHASE);
  expect(typesOf(all)).toEqual(
    expect.arrayContaining(['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']),
  );
  for (const { payload, signature } of all)
    expect(simulator.stripe.webhooks.constructEvent(payload, signature, SECRET).id).toBe(
      JSON.parse(payload).id,
    );
});

it('sends as many copies as requested', async () => {
  await simulator.control('deliveries', { copies: 3 });
  await simulator.stripe.customers.create({});
  const all = await waitForWebhooks(3);
  expect(new Set(all.map(({ event }) => event.id)).size).toBe(1);
});

it('holds webhooks until they are released, also across a restart', async () => {
  await simulator.control('deliveries', { hold: true });
  await subscribe(simulator);
  expect(simulator.receivedWebhooks).toEqual([]);
  await simulator.restart();
  expect(typesOf(await waitForWebhooks(PURCHASE))).toContain('checkout.session.completed');
});

it('keeps its state across a restart', async () => {
  const { customer } = await subscribe(simulator);
  await simulator.restart();
  expect(await simulator.stripe.customers.retrieve(customer.id)).toMatchObject({ email: 'ana@example.com' });
});

describe('simulated faults', () => {
  it('close the connection before anything happens', async () => {
    // Stripe's library retries once by itself when a kept-alive connection is closed.
    await simulator.control('trouble', { kind: 'refuse', count: 2 });
    await expect(simulator.stripe.customers.create({})).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    const { events } = await simulator.control('events');
    expect(events).toEqual([]);
  });

  it('do the work but answer after the client has gone', async () => {
    await simulator.control('trouble', { kind: 'late', delayMs: 300 });
    await expect(simulator.stripe.customers.create({}, { timeout: 50 })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    const { events } = await simulator.control('events');
    expect(events).toHaveLength(1);
  });
});
