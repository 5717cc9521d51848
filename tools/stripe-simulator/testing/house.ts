import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { startSimulator } from '../simulator.mjs';

export const SECRET = 'whsec_of_the_tests';
const TOKEN = 'a token of the tests';
const API_KEY = 'sk_test_simulator';

/** A webhook as it came in. */
export interface Arrival {
  event: Stripe.Event;
  payload: string;
  signature: string;
}

const answerOf = async (answer: Response) => {
  const body = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(JSON.stringify(body));
  return body;
};

/** The simulator with an endpoint that takes its webhooks, and Stripe's own library in front of it. */
export const openHouse = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-simulator-'));
  const arrivals: Arrival[] = [];
  const endpoint = http.createServer((request, response) => {
    let payload = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (payload += chunk));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      arrivals.push({ event: JSON.parse(payload) as Stripe.Event, payload, signature });
      response.end();
    });
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const { port } = endpoint.address() as AddressInfo;
  const start = () =>
    startSimulator({
      folder,
      apiKey: API_KEY,
      controlToken: TOKEN,
      webhookUrl: `http://127.0.0.1:${port}/`,
      webhookSecret: SECRET,
    });
  let simulator = await start();
  const stripeAt = ({ url }: { url: string }) =>
    new Stripe(API_KEY, {
      host: new URL(url).hostname,
      port: new URL(url).port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
  const house = {
    arrivals,
    stripe: stripeAt(simulator),
    url: () => simulator.url,
    control: async (deed: string, body: object = {}) =>
      answerOf(
        await fetch(`${simulator.url}/control/${deed}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${TOKEN}` },
          body: JSON.stringify(body),
        }),
      ),
    /** Ends the simulator and starts it again with what it kept. */
    restart: async () => {
      await simulator.stop();
      simulator = await start();
      house.stripe = stripeAt(simulator);
    },
    close: async () => {
      await simulator.stop();
      endpoint.closeAllConnections();
      endpoint.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  return house;
};

export type House = Awaited<ReturnType<typeof openHouse>>;

/** A person at the checkout of a plan. */
export const atCheckout = async ({ stripe }: House, price = 'price_pro_month') => {
  const customer = await stripe.customers.create({ email: 'ana@example.com', name: 'Ana Ferreira' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://localhost:4200/subscription/success?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4200/subscription/cancel',
    subscription_data: { metadata: { user: 'ana' } },
  });
  return { customer, session };
};

/** A person with a paid plan. */
export const subscribed = async (house: House, price = 'price_pro_month', number = '4242424242424242') => {
  const { customer, session } = await atCheckout(house, price);
  await house.control('pay', { session: session.id, number, confirmed: true });
  const { data } = await house.stripe.subscriptions.list({ customer: customer.id });
  return { customer, subscription: data[0] as Stripe.Subscription };
};
