import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { type TestSimulator, startTestSimulator } from '../stripe-simulator/testing/test-simulator';
import { createStripeSandbox } from './stripe-sandbox.mjs';

const SECRET = 'whsec_of_the_journeys';

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await startTestSimulator();
  // As at Stripe, which cannot reach a product on this machine.
  await simulator.control('deliveries', { hold: true });
});
afterAll(() => simulator.close());

/** Starts a product that accepts events from the second request on. */
const startListener = async () => {
  const accepted: Stripe.Event[] = [];
  let calls = 0;
  const server = http.createServer((request, response) => {
    let payload = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (payload += chunk));
    request.on('end', () => {
      calls += 1;
      const signature = String(request.headers['stripe-signature']);
      if (calls > 1) accepted.push(simulator.stripe.webhooks.constructEvent(payload, signature, SECRET));
      response.writeHead(calls > 1 ? 200 : 503).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, accepted, close };
};

it('creates prices once and returns them as settings of the product', async () => {
  const { env, close } = await createStripeSandbox(simulator.stripe, SECRET);
  const secondSandbox = await createStripeSandbox(simulator.stripe, SECRET);
  expect(secondSandbox.env).toEqual({ ...env, STRIPE_TEST_CLOCK: expect.stringMatching(/^clock_/) });
  await Promise.all([close(), secondSandbox.close()]);
  const price = await simulator.stripe.prices.retrieve(env.STRIPE_PRICE_PREMIUM_YEAR as string);
  expect(price).toMatchObject({ unit_amount: 19_000, recurring: { interval: 'year' } });
});

it('delivers each event until it is accepted, and only once', async () => {
  const { deliverTo } = await createStripeSandbox(simulator.stripe, SECRET);
  const product = await startListener();
  const stop = deliverTo(product.url);
  const [first, second] = [
    await simulator.stripe.customers.create({}),
    await simulator.stripe.customers.create({}),
  ];
  const listAccepted = () => product.accepted.map(({ data }) => (data.object as { id: string }).id).sort();
  while (product.accepted.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  await simulator.stripe.customers.update(first.id, { name: 'Ana' });
  while (product.accepted.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  stop();
  product.close();
  expect(listAccepted()).toEqual([first.id, first.id, second.id].sort());
});
