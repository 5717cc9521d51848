import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeQuote, Plan, SubscriptionOverview } from '@wanderwork/contracts';
import Stripe from 'stripe';
import { BillingWorker } from '../../src/modules/billing/work/billing-worker.js';
import { lettersTo } from '../support/letters.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { type Browser, newMember } from '../support/member.js';
import { freePort } from '../support/product.js';
import { type Simulator, startSimulator } from '../support/simulator.js';

export const GOOD_CARD = '4242424242424242';
export const LATER_DECLINED = '4000000000000341';

/** The product with the Stripe simulator, connected in both directions. */
export interface BillingHouse {
  house: TestApp;
  simulator: Simulator;
  stripe: Stripe;
  port: number;
  close(): Promise<void>;
}

export const openBilling = async (timeoutMs?: number): Promise<BillingHouse> => {
  const port = await freePort();
  const root = process.env.WANDERWORK_TEST_FOLDER as string;
  const folder = fs.mkdtempSync(path.join(root, 'stripe-'));
  const simulator = await startSimulator(folder, port);
  const house = await startTestApp({ config: { stripe: simulator.settings(timeoutMs) } });
  await house.app.listen(port, '127.0.0.1');
  const { hostname: host, port: stripePort } = new URL(simulator.url);
  const stripe = new Stripe(simulator.key, {
    host,
    port: stripePort,
    protocol: 'http',
    telemetry: false,
  });
  return {
    house,
    simulator,
    stripe,
    port,
    close: async () => {
      await simulator.stop();
      await house.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Creates a user with a confirmed address. */
export const confirmedMember = async ({ house }: BillingHouse): Promise<Browser> => {
  const person = await newMember(house);
  await house.db.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [person.email]);
  return person;
};

export const idOf = async ({ house }: BillingHouse, { email }: Browser): Promise<string> => {
  const [row] = (await house.db.query('SELECT id FROM users WHERE email = $1', [email])) as [{ id: string }];
  return row.id;
};

export const tierOf = async (person: Browser): Promise<string> =>
  (await person.ask('GET', '/api/auth/user')).json<{ subscriptionTier: string }>().subscriptionTier;

export const checkout = (person: Browser, plan: Partial<Plan> | object) =>
  person.ask('POST', '/api/subscription/checkout', plan);

const sessionIn = (url: string) => url.split('/').at(-1) as string;

/** Pays the checkout session or invoice at `url`. */
export const pay = ({ simulator }: BillingHouse, url: string, number = GOOD_CARD) =>
  simulator.control('pay', { session: sessionIn(url), number, confirmed: true });

export const see = async (person: Browser): Promise<SubscriptionOverview> =>
  (await person.ask('GET', '/api/subscription')).json();

interface Told {
  id: string;
  data: { object: { object: string; customer?: string } };
}

const aboutSomebody = ({ data: { object } }: Told) => object.object === 'customer' || 'customer' in object;

const isTakenIn = async ({ house, simulator }: BillingHouse): Promise<boolean> => {
  const { events } = (await simulator.control('events')) as { events: Told[] };
  const ids = events.filter(aboutSomebody).map(({ id }) => id);
  const [{ open, here }] = (await house.db.query(
    `SELECT count(*) FILTER (WHERE done_at IS NULL)::int AS open,
       count(*) FILTER (WHERE id = ANY($1))::int AS here FROM billing_work`,
    [ids],
  )) as [{ open: number; here: number }];
  return open === 0 && here === ids.length;
};

/** Waits until every event of the simulator has been processed. */
export const settled = async (billing: BillingHouse): Promise<void> => {
  do {
    await billing.house.app.get(BillingWorker).wake();
    await wait(20);
  } while (!(await isTakenIn(billing)));
  // Processes what the last round may have queued.
  await billing.house.app.get(BillingWorker).wake();
};

/** A member who has bought `plan`. */
export const subscriber = async (
  billing: BillingHouse,
  plan: Plan = { tier: 'pro', interval: 'month' },
  number = GOOD_CARD,
): Promise<Browser> => {
  const person = await confirmedMember(billing);
  const { url } = (await checkout(person, plan)).json<{ url: string }>();
  await pay(billing, url, number);
  await settled(billing);
  return person;
};

export const quote = async (person: Browser, plan: Plan): Promise<ChangeQuote> =>
  (await person.ask('POST', '/api/subscription/quote', plan)).json();

export const change = (person: Browser, { quote: token }: Pick<ChangeQuote, 'quote'>) =>
  person.ask('POST', '/api/subscription/change', { quote: token });

/** Advances the simulator's clock by `count` days. */
export const days = async (billing: BillingHouse, count: number): Promise<void> => {
  await billing.simulator.control('advance', { seconds: count * 86_400 });
  await settled(billing);
};

export const subscriptionsAtStripe = async (
  { stripe }: BillingHouse,
  person: Browser,
): Promise<Stripe.Subscription[]> => {
  const wanted = { status: 'all', limit: 100, expand: ['data.customer'] } as const;
  const { data } = await stripe.subscriptions.list({ ...wanted, expand: [...wanted.expand] });
  return data.filter(({ customer }) => (customer as Stripe.Customer).email === person.email);
};

/** The subjects of the emails to a user. */
export const subjectsTo = async ({ house }: BillingHouse, person: Browser): Promise<string[]> =>
  (await lettersTo(house, person.email)).map(({ subject }) => subject);
