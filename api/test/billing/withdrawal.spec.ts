import type { BillingInvoice } from '@wanderwork/contracts';
import type Stripe from 'stripe';
import type { Browser } from '../support/member.js';
import {
  type BillingApp,
  confirmChange,
  getUserId,
  startBillingApp,
  quote,
  getSubscription,
  waitUntilProcessed,
  listEmailSubjects,
  createSubscriber,
  listStripeSubscriptions,
} from './billing-app.js';

const premium = { tier: 'premium', interval: 'month' } as const;

let billing: BillingApp;

beforeAll(async () => {
  billing = await startBillingApp();
});
afterAll(() => billing.close());

/** Freezes the date; timers keep running. */
const freezeClock = () =>
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
      ...(['clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
    ],
  });

describe('a withdrawal', () => {
  afterEach(() => jest.useRealTimers());
  const withdraw = (person: Browser) =>
    person.request('POST', '/api/subscription/withdrawal', { name: 'Ana Ferreira' });

  it('ends the plan, refunds everything and sends a receipt, once', async () => {
    const person = await createSubscriber(billing, premium);
    expect((await withdraw(person)).json()).toEqual({ declaredAt: expect.any(String) });
    await waitUntilProcessed(billing);
    expect(await getSubscription(person)).toMatchObject({
      tier: 'free',
      subscription: null,
      ended: [{ tier: 'premium', at: expect.any(String), withdrawn: true }],
    });
    const [row] = await billing.api.db.query(
      'SELECT amount, refunded FROM billing_invoices WHERE user_id = $1',
      [await getUserId(billing, person)],
    );
    expect(row).toEqual({ amount: 1900, refunded: 1900 });
    const got = await listEmailSubjects(billing, person);
    expect(got.filter((subject) => subject === 'We received your withdrawal')).toHaveLength(1);
    expect(got).not.toContain('Your plan has ended');
    expect((await withdraw(person)).json()).toMatchObject({ code: 'billing.not_subscribed' });
  });

  it('sent many times in the same millisecond counts once', async () => {
    const person = await createSubscriber(billing, premium);
    freezeClock();
    const responses = await Promise.all(Array.from({ length: 6 }, () => withdraw(person)));
    jest.useRealTimers();
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    await waitUntilProcessed(billing);
    const got = await listEmailSubjects(billing, person);
    expect(got.filter((subject) => subject === 'We received your withdrawal')).toHaveLength(1);
    const works = await billing.api.db.query(
      `SELECT 1 FROM billing_work WHERE kind = 'withdraw' AND customer_id =
         (SELECT customer_id FROM billing_customers WHERE user_id = $1)`,
      [await getUserId(billing, person)],
    );
    expect(works).toHaveLength(1);
  });

  it('takes back the credit left by a plan change, so that nobody is refunded twice', async () => {
    const person = await createSubscriber(billing, { tier: 'pro', interval: 'year' });
    const offered = await quote(person, premium);
    expect((await confirmChange(person, offered)).json()).toEqual({ status: 'changed' });
    const balance = async () => {
      const [{ customer }] = (await listStripeSubscriptions(billing, person)) as [Stripe.Subscription];
      return (customer as Stripe.Customer).balance;
    };
    expect(await balance()).toBeLessThan(-7000);
    expect((await getSubscription(person)).credit).toEqual({ amount: -(await balance()), currency: 'usd' });
    await withdraw(person);
    await waitUntilProcessed(billing);
    expect(await balance()).toBe(0);
    expect((await getSubscription(person)).credit).toBeNull();
    const invoices = (await person.request('GET', '/api/subscription/invoices')).json<BillingInvoice[]>();
    expect(invoices.map(({ amount, refunded }) => ({ amount, refunded }))).toEqual([
      { amount: 0, refunded: 0 },
      { amount: 9000, refunded: 9000 },
    ]);
  });

  it('is no longer possible after fourteen days', async () => {
    const person = await createSubscriber(billing);
    await billing.api.db.query(
      `UPDATE billing_subscriptions SET started_at = now() - interval '15 days' WHERE user_id = $1`,
      [await getUserId(billing, person)],
    );
    expect((await getSubscription(person)).subscription?.withdrawUntil).toBeNull();
    expect((await withdraw(person)).json()).toMatchObject({ code: 'billing.withdrawal_over' });
  });
});
