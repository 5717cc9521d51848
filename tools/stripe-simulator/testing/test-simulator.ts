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

/** A received webhook. */
export interface ReceivedWebhook {
  event: Stripe.Event;
  payload: string;
  signature: string;
}

const readAnswer = async (answer: Response) => {
  const body = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(JSON.stringify(body));
  return body;
};

/** Starts the simulator with an endpoint that receives its webhooks, and a client of Stripe's own library. */
export const startTestSimulator = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-simulator-'));
  const arrivals: ReceivedWebhook[] = [];
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
  let running = await start();
  const createClient = ({ url }: { url: string }) =>
    new Stripe(API_KEY, {
      host: new URL(url).hostname,
      port: new URL(url).port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
  const simulator = {
    receivedWebhooks: arrivals,
    stripe: createClient(running),
    url: () => running.url,
    control: async (action: string, body: object = {}) =>
      readAnswer(
        await fetch(`${running.url}/control/${action}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${TOKEN}` },
          body: JSON.stringify(body),
        }),
      ),
    /** Restarts the simulator with its stored state. */
    restart: async () => {
      await running.stop();
      running = await start();
      simulator.stripe = createClient(running);
    },
    close: async () => {
      await running.stop();
      endpoint.closeAllConnections();
      endpoint.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  return simulator;
};

export type TestSimulator = Awaited<ReturnType<typeof startTestSimulator>>;

/** Creates a customer with an open checkout. */
export const openCheckout = async ({ stripe }: TestSimulator, price = 'price_pro_month') => {
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

/** Creates a customer with a paid subscription. */
export const subscribe = async (
  simulator: TestSimulator,
  price = 'price_pro_month',
  number = '4242424242424242',
) => {
  const { customer, session } = await openCheckout(simulator, price);
  await simulator.control('pay', { session: session.id, number, confirmed: true });
  const { data } = await simulator.stripe.subscriptions.list({ customer: customer.id });
  return { customer, subscription: data[0] as Stripe.Subscription };
};
