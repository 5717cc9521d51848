import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeQuote, Plan, SubscriptionOverview } from '@wanderwork/contracts';
import Stripe from 'stripe';
import { BillingWorker } from '../../src/modules/billing/work/billing-worker.js';
import { listEmailsTo } from '../support/emails.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { type Browser, createMember } from '../support/member.js';
import { findFreePort } from '../support/product.js';
import { type Simulator, startSimulator } from '../support/simulator.js';

export const GOOD_CARD = '4242424242424242';
export const LATER_DECLINED = '4000000000000341';

/** The product with the Stripe simulator, connected in both directions. */
export interface BillingApp {
  api: TestApp;
  simulator: Simulator;
  stripe: Stripe;
  port: number;
  close(): Promise<void>;
}

export const startBillingApp = async (timeoutMs?: number): Promise<BillingApp> => {
  const port = await findFreePort();
  const root = process.env.WANDERWORK_TEST_FOLDER as string;
  const folder = fs.mkdtempSync(path.join(root, 'stripe-'));
  const simulator = await startSimulator(folder, port);
  const api = await startTestApp({ config: { stripe: simulator.settings(timeoutMs) } });
  await api.app.listen(port, '127.0.0.1');
  const { hostname: host, port: stripePort } = new URL(simulator.url);
  const stripe = new Stripe(simulator.key, {
    host,
    port: stripePort,
    protocol: 'http',
    telemetry: false,
  });
  return {
    api,
    simulator,
    stripe,
    port,
    close: async () => {
      await simulator.stop();
      await api.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Creates a user with a confirmed address. */
export const createConfirmedMember = async ({ api }: BillingApp): Promise<Browser> => {
  const person = await createMember(api);
  await api.db.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [person.email]);
  return person;
};

export const getUserId = async ({ api }: BillingApp, { email }: Browser): Promise<string> => {
  const [row] = (await api.db.query('SELECT id FROM users WHERE email = $1', [email])) as [{ id: string }];
  return row.id;
};

export const getTier = async (person: Browser): Promise<string> =>
  (await person.request('GET', '/api/auth/user')).json<{ subscriptionTier: string }>().subscriptionTier;

export const startCheckout = (person: Browser, plan: Partial<Plan> | object) =>
  person.request('POST', '/api/subscription/checkout', plan);

const getSessionId = (url: string) => url.split('/').at(-1) as string;

/** Pays the checkout session or invoice at `url`. */
export const payCheckout = ({ simulator }: BillingApp, url: string, number = GOOD_CARD) =>
  simulator.control('pay', { session: getSessionId(url), number, confirmed: true });

export const getSubscription = async (person: Browser): Promise<SubscriptionOverview> =>
  (await person.request('GET', '/api/subscription')).json();

interface SimulatorEvent {
  id: string;
  data: { object: { object: string; customer?: string } };
}

const concernsCustomer = ({ data: { object } }: SimulatorEvent) =>
  object.object === 'customer' || 'customer' in object;

const hasProcessedAllEvents = async ({ api, simulator }: BillingApp): Promise<boolean> => {
  const { events } = (await simulator.control('events')) as { events: SimulatorEvent[] };
  const ids = events.filter(concernsCustomer).map(({ id }) => id);
  const [{ open, here }] = (await api.db.query(
    `SELECT count(*) FILTER (WHERE done_at IS NULL)::int AS open,
       count(*) FILTER (WHERE id = ANY($1))::int AS here FROM billing_work`,
    [ids],
  )) as [{ open: number; here: number }];
  return open === 0 && here === ids.length;
};

/** Waits until every event of the simulator has been processed. */
export const waitUntilProcessed = async (billing: BillingApp): Promise<void> => {
  do {
    await billing.api.app.get(BillingWorker).wake();
    await wait(20);
  } while (!(await hasProcessedAllEvents(billing)));
  // Processes what the last round may have queued.
  await billing.api.app.get(BillingWorker).wake();
};

/** A member who has bought `plan`. */
export const createSubscriber = async (
  billing: BillingApp,
  plan: Plan = { tier: 'pro', interval: 'month' },
  number = GOOD_CARD,
): Promise<Browser> => {
  const person = await createConfirmedMember(billing);
  const { url } = (await startCheckout(person, plan)).json<{ url: string }>();
  await payCheckout(billing, url, number);
  await waitUntilProcessed(billing);
  return person;
};

export const quote = async (person: Browser, plan: Plan): Promise<ChangeQuote> =>
  (await person.request('POST', '/api/subscription/quote', plan)).json();

export const confirmChange = (person: Browser, { quote: token }: Pick<ChangeQuote, 'quote'>) =>
  person.request('POST', '/api/subscription/change', { quote: token });

/** Advances the simulator's clock by `count` days. */
export const advanceDays = async (billing: BillingApp, count: number): Promise<void> => {
  await billing.simulator.control('advance', { seconds: count * 86_400 });
  await waitUntilProcessed(billing);
};

export const listStripeSubscriptions = async (
  { stripe }: BillingApp,
  person: Browser,
): Promise<Stripe.Subscription[]> => {
  const query = { status: 'all', limit: 100, expand: ['data.customer'] } as const;
  const { data } = await stripe.subscriptions.list({ ...query, expand: [...query.expand] });
  return data.filter(({ customer }) => (customer as Stripe.Customer).email === person.email);
};

/** The subjects of the emails to a user. */
export const listEmailSubjects = async ({ api }: BillingApp, person: Browser): Promise<string[]> =>
  (await listEmailsTo(api, person.email)).map(({ subject }) => subject);
