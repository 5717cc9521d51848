import { setTimeout as wait } from 'node:timers/promises';
import { BillingJobs } from '../../src/modules/billing/jobs/billing-jobs.js';
import { BillingWorker } from '../../src/modules/billing/work/billing-worker.js';
import {
  type BillingApp,
  confirmChange,
  startCheckout,
  createConfirmedMember,
  getUserId,
  startBillingApp,
  payCheckout,
  quote,
  getSubscription,
  waitUntilProcessed,
  createSubscriber,
  listStripeSubscriptions,
  getTier,
} from './billing-app.js';
import { shiftClock } from '../support/shift-clock.js';

const TIMEOUT_MS = 1000;
const premium = { tier: 'premium', interval: 'month' } as const;

let billing: BillingApp;

beforeAll(async () => {
  billing = await startBillingApp(TIMEOUT_MS);
});
afterAll(() => billing.close());
// Resets the simulator so that no test affects the next.
afterEach(async () => {
  await billing.simulator.control('trouble', { kind: null });
  await billing.simulator.control('release');
});

const setFault = (kind: string | null, count = 100, delayMs = 4 * TIMEOUT_MS) =>
  billing.simulator.control('trouble', { kind, count, delayMs });

/** Repeats the request while the product pauses its calls to Stripe after several failures in a row. */
const retryWhilePaused = async <T>(ask: () => Promise<{ statusCode: number } & T>) => {
  for (;;) {
    const response = await ask();
    if (response.statusCode !== 503) return response;
    await wait(500);
  }
};

describe('when Stripe does not answer', () => {
  it('the response says so, and the same purchase goes on once Stripe is back', async () => {
    const person = await createConfirmedMember(billing);
    await setFault('refuse');
    const refused = await startCheckout(person, { tier: 'pro' });
    expect(refused.json()).toMatchObject({ statusCode: 503, code: 'billing.unavailable' });
    await setFault(null);
    const response = await retryWhilePaused(() => startCheckout(person, { tier: 'pro' }));
    await payCheckout(billing, response.json<{ url: string }>().url);
    await waitUntilProcessed(billing);
    expect(await listStripeSubscriptions(billing, person)).toHaveLength(1);
  });

  it.each([400, 401, 402, 403, 404, 409, 500])(
    'the response blames us, not the user, even for status %i',
    async (status) => {
      const person = await createSubscriber(billing);
      await billing.simulator.control('trouble', { kind: 'broken', count: 100, status });
      const response = await person.request('POST', '/api/subscription/quote', premium);
      await setFault(null);
      expect(response.json()).toMatchObject({ statusCode: 503, code: 'billing.unavailable' });
      expect(response.body).not.toContain('Simulated failure');
      await retryWhilePaused(() => person.request('POST', '/api/subscription/quote', premium));
    },
  );

  it('an upgrade with a late response is charged once, and shows after the next check', async () => {
    const person = await createSubscriber(billing);
    const offer = await quote(person, premium);
    await setFault('late');
    const response = await confirmChange(person, offer);
    expect(response.json()).toMatchObject({ statusCode: 503, code: 'billing.unavailable' });
    await setFault(null);
    const again = await retryWhilePaused(() => confirmChange(person, offer));
    expect(again.json()).toEqual({ status: 'changed' });
    await billing.api.db.query('UPDATE billing_work SET next_at = now() WHERE done_at IS NULL');
    await waitUntilProcessed(billing);
    const { data } = await billing.stripe.invoices.list({ limit: 100 });
    const [subscription] = await listStripeSubscriptions(billing, person);
    const charged = data.filter(
      (invoice) =>
        invoice.billing_reason === 'subscription_update' &&
        invoice.parent?.subscription_details?.subscription === subscription!.id,
    );
    expect(charged).toMatchObject([{ status: 'paid', amount_paid: offer.amount }]);
    expect(await getTier(person)).toBe('premium');
  });

  it('its events are kept and processed when it is back', async () => {
    const person = await createConfirmedMember(billing);
    const { url } = (await startCheckout(person, { tier: 'pro' })).json<{ url: string }>();
    await setFault('broken');
    await payCheckout(billing, url);
    const failed = async () => {
      const rows: unknown[] = await billing.api.db.query(
        'SELECT 1 FROM billing_work WHERE last_error IS NOT NULL AND done_at IS NULL',
      );
      return rows.length > 0;
    };
    while (!(await failed())) await wait(20);
    expect((await getSubscription(person)).tier).toBe('free');
    // A retry comes within 15 seconds of Stripe's return, so everything is processed within a minute.
    const [{ soon }] = await billing.api.db.query(
      `SELECT bool_and(next_at < now() + interval '16 seconds') AS soon FROM billing_work
       WHERE last_error IS NOT NULL AND done_at IS NULL`,
    );
    expect(soon).toBe(true);
    await setFault(null);
    await retryWhilePaused(() => person.request('POST', '/api/subscription/refresh'));
    await billing.api.db.query('UPDATE billing_work SET next_at = now() WHERE done_at IS NULL');
    await waitUntilProcessed(billing);
    expect((await getSubscription(person)).tier).toBe('pro');
  });
});

it('an event whose process died while handling it is processed by another', async () => {
  const person = await createConfirmedMember(billing);
  const { url } = (await startCheckout(person, { tier: 'pro' })).json<{ url: string }>();
  await billing.simulator.control('deliveries', { hold: true });
  await payCheckout(billing, url);
  const { customer } = (await listStripeSubscriptions(billing, person))[0]!;
  // The state that a process leaves behind when it is killed after writing the event down and starting on it.
  await billing.api.db.query(
    `INSERT INTO billing_work (id, kind, customer_id, subject, received_at, attempts, next_at)
     VALUES ('evt_of_the_dead', 'event', $1, 'invoice.paid', now(), 1, now())`,
    [(customer as { id: string }).id],
  );
  // A worker that is just finishing its round sees the event in the next one.
  for (let rounds = 0; rounds < 100 && (await getTier(person)) !== 'pro'; rounds += 1) {
    await billing.api.app.get(BillingWorker).wake();
    await wait(50);
  }
  expect(await getTier(person)).toBe('pro');
  await billing.simulator.control('release');
  await waitUntilProcessed(billing);
});

describe('while a request to Stripe is in progress', () => {
  /** Waits until the request to Stripe is in progress. A response before that is a mistake in the test's setup. */
  const waitForStripeRequest = async (response: Promise<unknown>) => {
    let answered = false;
    void response.then(() => (answered = true));
    const find = () => billing.api.db.query(`SELECT 1 FROM billing_leases WHERE name LIKE 'look:%'`);
    while ((await find()).length === 0) {
      if (answered) throw new Error('The response came without a request to Stripe.');
      await wait(5);
    }
  };

  it('no database connection is held', async () => {
    const person = await createSubscriber(billing);
    await setFault('late');
    const response = person.request('POST', '/api/subscription/refresh');
    await waitForStripeRequest(response);
    const idleTransactions = await billing.api.db.query(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'`,
    );
    await setFault(null);
    await response;
    expect(idleTransactions).toEqual([]);
  });

  it('a process that lost its lease writes nothing', async () => {
    const person = await createSubscriber(billing);
    await billing.simulator.control('deliveries', { hold: true });
    const [atStripe] = await listStripeSubscriptions(billing, person);
    await billing.stripe.subscriptions.cancel(atStripe!.id);
    await billing.simulator.control('trouble', { kind: 'late', count: 3, delayMs: TIMEOUT_MS / 2 });
    const response = person.request('POST', '/api/subscription/refresh');
    await waitForStripeRequest(response);
    await billing.api.db.query('UPDATE billing_leases SET holder = gen_random_uuid(), until = now()');
    expect((await response).json()).toMatchObject({ statusCode: 409, code: 'billing.busy' });
    expect(await getTier(person)).toBe('pro');
    await billing.simulator.control('release');
    await waitUntilProcessed(billing);
    expect(await getTier(person)).toBe('free');
  });
});

describe('a clock that is an hour off', () => {
  let resetClock = () => {};
  afterEach(() => resetClock());

  it.each([
    ['ahead', 60],
    ['behind', -60],
  ])(
    '%s: a plan is bought and changed for the quoted price, and events are processed later',
    async (_which, minutes) => {
      const person = await createConfirmedMember(billing);
      resetClock = shiftClock(minutes * 60_000);
      const { url } = (await startCheckout(person, { tier: 'pro' })).json<{ url: string }>();
      await payCheckout(billing, url);
      const arrived = await person.request('POST', '/api/subscription/refresh');
      expect(arrived.json()).toMatchObject({ tier: 'pro', subscription: { status: 'active' } });
      const offer = await quote(person, premium);
      expect((await confirmChange(person, offer)).json()).toEqual({ status: 'changed' });
      const invoices = (await person.request('GET', '/api/subscription/invoices')).json<object[]>();
      expect(invoices).toMatchObject([
        { reason: 'change', status: 'paid', amount: offer.amount },
        { reason: 'start', status: 'paid', amount: 900 },
      ]);
      resetClock();
      await waitUntilProcessed(billing);
      expect(await getTier(person)).toBe('premium');
      expect(await listStripeSubscriptions(billing, person)).toHaveLength(1);
    },
  );
});

it('once a day every customer is compared with Stripe, and a failure stops no other comparison', async () => {
  const people = [await createSubscriber(billing), await createSubscriber(billing)];
  await billing.simulator.control('deliveries', { hold: true });
  for (const person of people) {
    const [atStripe] = await listStripeSubscriptions(billing, person);
    await billing.stripe.subscriptions.cancel(atStripe!.id);
    await billing.api.db.query(
      `UPDATE billing_customers SET synced_at = now() - interval '1 day' WHERE user_id = $1`,
      [await getUserId(billing, person)],
    );
  }
  const free = async () => (await Promise.all(people.map(getTier))).filter((tier) => tier === 'free').length;
  await billing.simulator.control('trouble', { kind: 'broken', count: 1, status: 400 });
  await billing.api.app.get(BillingJobs).reconcile(0);
  const failed = async () => {
    await billing.api.app.get(BillingWorker).wake();
    return billing.api.db.query(
      `SELECT 1 FROM billing_work WHERE kind = 'compare' AND last_error = 'Simulated failure.'`,
    );
  };
  while ((await failed()).length === 0) await wait(20);
  expect(await free()).toBe(1);
  await billing.api.db.query('UPDATE billing_work SET next_at = now() WHERE done_at IS NULL');
  await billing.api.app.get(BillingWorker).wake();
  expect(await free()).toBe(2);
  const auditEntries = await billing.api.db.query(
    `SELECT 1 FROM audit_entries WHERE action = 'billing.put_right'`,
  );
  expect(auditEntries).toHaveLength(2);
  await billing.simulator.control('release');
  await waitUntilProcessed(billing);
});
