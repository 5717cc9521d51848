import { setTimeout as wait } from 'node:timers/promises';
import type Stripe from 'stripe';
import { createId } from '../../src/platform/database/ids.js';
import { computeTier } from '../../src/modules/billing/billing.policy.js';
import { BillingSubscription } from '../../src/modules/billing/entities/billing-subscription.entity.js';
import { readSubscription } from '../../src/modules/billing/stripe/read-subscription.js';
import { createRandom } from '../platform/generated.js';
import type { TestApp } from '../support/index.js';
import { WEBHOOK_SECRET } from '../support/simulator.js';
import { type BillingApp, startBillingApp } from './billing-app.js';
import { History, inOrder } from './history.js';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const EVENTS = 2_000;
const PEOPLE = 24;
const CONCURRENCY = 8;
const MOST_COPIES = 5;
const ROUNDS = 4;
/** The share of pending events that is sent in a later round, after much else has happened. */
const LATE_SHARE = 0.2;
/** A run takes under a minute on a quiet machine; this catches one that hangs. */
const HANGING_MS = 600_000;

const random = createRandom(SEED);

let billing: BillingApp;
let api: TestApp;

beforeAll(async () => {
  billing = await startBillingApp();
  api = await billing.api.startAnother();
  await billing.simulator.control('deliveries', { hold: true });
});
afterAll(async () => {
  await api.close();
  await billing.close();
});

const people: { id: string; customer: string }[] = [];

const insertCustomers = async () => {
  for (let number = 0; number < PEOPLE; number += 1) {
    const id = createId();
    const { id: customer } = await billing.stripe.customers.create({});
    people.push({ id, customer });
    await billing.api.db.query(
      `INSERT INTO users (id, email, name, first_name, last_name, must_change_password, is_admin, subscription_tier, created_at)
       VALUES ($1, $2, 'Ana', 'Ana', 'F', false, false, 'free', now())`,
      [id, `${id}@example.com`],
    );
    await billing.api.db.query('INSERT INTO billing_customers (user_id, customer_id) VALUES ($1, $2)', [
      id,
      customer,
    ]);
  }
};

const listStripeEvents = async (after: number) =>
  ((await billing.simulator.control('events', { after })) as { events: Stripe.Event[] }).events;

const shuffle = <T>(all: T[]): T[] =>
  all
    .map((one) => [random(), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one);

/** Each event one to five times. */
const duplicate = (events: Stripe.Event[]) =>
  events.flatMap((event) => Array<Stripe.Event>(1 + Math.floor(random() * MOST_COPIES)).fill(event));

/** Whether the product accepted the event. It accepts none while it restarts. */
const send = async (event: Stripe.Event): Promise<boolean> => {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = billing.stripe.webhooks.generateTestHeaderString({
    payload,
    timestamp,
    secret: WEBHOOK_SECRET,
  });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const request = { method: 'POST', url: '/api/billing/webhook', headers, payload } as const;
  const response = await api.inject(request).catch(() => null);
  if (response && response.statusCode >= 300 && response.statusCode < 500) throw new Error(response.body);
  return response?.statusCode === 200;
};

/** Sends eight at a time and repeats those that were not accepted, like Stripe. */
const sendAll = async (events: Stripe.Event[]): Promise<void> => {
  const queue = [...events];
  const one = async () => {
    for (let event = queue.pop(); event; event = queue.pop())
      if (!(await send(event))) {
        queue.unshift(event);
        await wait(50);
      }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, one));
};

/** Restarts the product in the middle of its work. */
const restart = async () => {
  await api.close();
  api = await billing.api.startAnother();
};

const isWorkDone = async (): Promise<boolean> => {
  const rows: unknown[] = await api.db.query('SELECT 1 FROM billing_work WHERE done_at IS NULL LIMIT 1');
  return rows.length === 0;
};

type Compared = Omit<BillingSubscription, 'userId'>;

/** Simulates activity at Stripe until there are `count` events and appends the new ones. */
const simulateUntil = async (history: History, events: Stripe.Event[], count: number): Promise<void> => {
  while (events.length < count) {
    await history.step();
    events.push(...(await listStripeEvents(events.length)));
  }
};

/** Simulates all activity and sends its events meanwhile, across several restarts of the product. */
const play = async (): Promise<Stripe.Event[]> => {
  const lives = people.map(({ customer }) => ({ customer, subscription: null }));
  const history = new History(billing.stripe, billing.simulator, lives, random);
  const events = await listStripeEvents(0);
  let sentCount = 0;
  let pendingEvents: Stripe.Event[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await simulateUntil(history, events, (EVENTS * round) / ROUNDS);
    pendingEvents = shuffle([...pendingEvents, ...duplicate(events.slice(sentCount))]);
    sentCount = events.length;
    const lateEvents = round === ROUNDS ? [] : pendingEvents.splice(0, pendingEvents.length * LATE_SHARE);
    await Promise.all([sendAll(pendingEvents), restart()]);
    pendingEvents = lateEvents;
  }
  while (!(await isWorkDone())) await wait(50);
  return events;
};

const toComparable = ({
  id,
  status,
  tier,
  interval,
  amount,
  periodEnd,
  endsWithPeriod,
  endedAt,
}: Compared) => ({
  id,
  status,
  plan: `${tier} ${interval} ${amount}`,
  periodEnd,
  endsWithPeriod,
  endedAt,
});

const listSubscriptions = () => api.db.manager.find(BillingSubscription, { order: { id: 'ASC' } });

interface Paid {
  id: string;
  amount: number;
}

/** Every paid invoice at Stripe, once, ordered by id. */
const listPaidAtStripe = (events: readonly Stripe.Event[]): Paid[] => {
  const invoices = events
    .filter(({ type }) => type === 'invoice.paid')
    .map(({ data }) => data.object as Stripe.Invoice)
    .map(({ id, amount_paid: amount }): [string, Paid] => [id, { id, amount }]);
  return [...new Map(invoices).values()].sort((one, other) => (one.id < other.id ? -1 : 1));
};

const listPaidHere = (): Promise<Paid[]> =>
  api.db.query(`SELECT id, amount FROM billing_invoices WHERE status = 'paid' ORDER BY id COLLATE "C"`);

const byId = (one: Compared, other: Compared) => (one.id < other.id ? -1 : 1);

const listTiers = (): Promise<{ id: string; tier: string }[]> =>
  api.db.query('SELECT id, subscription_tier AS tier FROM users WHERE id = ANY($1) ORDER BY id', [
    people.map(({ id }) => id),
  ]);

it(
  `${EVENTS} events, shuffled, duplicated and sent across restarts, end in the same state as in order (FUZZ_SEED=${SEED})`,
  async () => {
    await insertCustomers();
    const events = await play();
    expect(events.length).toBeGreaterThanOrEqual(EVENTS);
    const { prices } = billing.simulator.settings();
    const expected = [...inOrder(events).values()].map((one) => readSubscription(one, prices)!).sort(byId);
    expect(expected.length).toBeGreaterThan(PEOPLE);
    const rows = await listSubscriptions();
    expect(rows.map(toComparable)).toEqual(expected.map(toComparable));
    expect(await listPaidHere()).toEqual(listPaidAtStripe(events));
    const tierFrom = (id: string) =>
      computeTier(
        rows.filter(({ userId }) => userId === id),
        [],
        new Date(),
      ).tier;
    expect(await listTiers()).toEqual(people.map(({ id }) => ({ id, tier: tierFrom(id) })));
  },
  HANGING_MS,
);
