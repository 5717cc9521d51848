import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { type House, openHouse } from '../stripe-simulator/testing/house';
import { openStripePlace } from './stripe-place.mjs';

const SECRET = 'whsec_of_the_journeys';

let house: House;

beforeAll(async () => {
  house = await openHouse();
  // As at Stripe, which cannot reach a product on this machine.
  await house.control('deliveries', { hold: true });
});
afterAll(() => house.close());

/** A product that takes in what is told to it, from the second time on. */
const startListener = async () => {
  const taken: Stripe.Event[] = [];
  let calls = 0;
  const server = http.createServer((request, response) => {
    let payload = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (payload += chunk));
    request.on('end', () => {
      calls += 1;
      const signature = String(request.headers['stripe-signature']);
      if (calls > 1) taken.push(house.stripe.webhooks.constructEvent(payload, signature, SECRET));
      response.writeHead(calls > 1 ? 200 : 503).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, taken, close };
};

it('has prices, made once, as the settings of a product', async () => {
  const { env, close } = await openStripePlace(house.stripe, SECRET);
  const again = await openStripePlace(house.stripe, SECRET);
  expect(again.env).toEqual({ ...env, STRIPE_TEST_CLOCK: expect.stringMatching(/^clock_/) });
  await Promise.all([close(), again.close()]);
  const price = await house.stripe.prices.retrieve(env.STRIPE_PRICE_PREMIUM_YEAR as string);
  expect(price).toMatchObject({ unit_amount: 19_000, recurring: { interval: 'year' } });
});

it('tells the product what happened, each thing until it is taken in, and once', async () => {
  const { tellTo } = await openStripePlace(house.stripe, SECRET);
  const product = await startListener();
  const stop = tellTo(product.url);
  const [first, second] = [await house.stripe.customers.create({}), await house.stripe.customers.create({})];
  const told = () => product.taken.map(({ data }) => (data.object as { id: string }).id).sort();
  while (product.taken.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  await house.stripe.customers.update(first.id, { name: 'Ana' });
  while (product.taken.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  stop();
  product.close();
  expect(told()).toEqual([first.id, first.id, second.id].sort());
});
