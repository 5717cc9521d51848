import type { BillingInvoice } from '@wanderwork/contracts';
import type Stripe from 'stripe';
import type { Browser } from '../support/member.js';
import {
  type BillingHouse,
  change,
  idOf,
  openBilling,
  quote,
  see,
  settled,
  subjectsTo,
  subscriber,
  subscriptionsAtStripe,
} from './billing-house.js';

const premium = { tier: 'premium', interval: 'month' } as const;

let billing: BillingHouse;

beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

/** The clock stands still; the house works on. */
const stopTheClock = () =>
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
    person.ask('POST', '/api/subscription/withdrawal', { name: 'Ana Ferreira' });

  it('ends the plan, gives everything back and sends a receipt, once', async () => {
    const person = await subscriber(billing, premium);
    expect((await withdraw(person)).json()).toEqual({ declaredAt: expect.any(String) });
    await settled(billing);
    expect(await see(person)).toMatchObject({ tier: 'free', subscription: null });
    const [row] = await billing.house.db.query(
      'SELECT amount, refunded FROM billing_invoices WHERE user_id = $1',
      [await idOf(billing, person)],
    );
    expect(row).toEqual({ amount: 1900, refunded: 1900 });
    const got = await subjectsTo(billing, person);
    expect(got.filter((subject) => subject === 'We received your withdrawal')).toHaveLength(1);
    expect(got).not.toContain('Your plan has ended');
    expect((await withdraw(person)).json()).toMatchObject({ code: 'billing.not_subscribed' });
  });

  it('that is sent many times at once, in the same millisecond, is one', async () => {
    const person = await subscriber(billing, premium);
    stopTheClock();
    const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw(person)));
    jest.useRealTimers();
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    await settled(billing);
    const got = await subjectsTo(billing, person);
    expect(got.filter((subject) => subject === 'We received your withdrawal')).toHaveLength(1);
    const works = await billing.house.db.query(
      `SELECT 1 FROM billing_work WHERE kind = 'withdraw' AND customer_id =
         (SELECT customer_id FROM billing_customers WHERE user_id = $1)`,
      [await idOf(billing, person)],
    );
    expect(works).toHaveLength(1);
  });

  it('takes back the credit that a change has left, so that nobody has their money twice', async () => {
    const person = await subscriber(billing, { tier: 'pro', interval: 'year' });
    const offered = await quote(person, premium);
    expect((await change(person, offered)).json()).toEqual({ status: 'changed' });
    const balance = async () => {
      const [{ customer }] = (await subscriptionsAtStripe(billing, person)) as [Stripe.Subscription];
      return (customer as Stripe.Customer).balance;
    };
    expect(await balance()).toBeLessThan(-7000);
    expect((await see(person)).credit).toEqual({ amount: -(await balance()), currency: 'usd' });
    await withdraw(person);
    await settled(billing);
    expect(await balance()).toBe(0);
    expect((await see(person)).credit).toBeNull();
    const invoices = (await person.ask('GET', '/api/subscription/invoices')).json<BillingInvoice[]>();
    expect(invoices.map(({ amount, refunded }) => ({ amount, refunded }))).toEqual([
      { amount: 0, refunded: 0 },
      { amount: 9000, refunded: 9000 },
    ]);
  });

  it('is over after fourteen days', async () => {
    const person = await subscriber(billing);
    await billing.house.db.query(
      `UPDATE billing_subscriptions SET started_at = now() - interval '15 days' WHERE user_id = $1`,
      [await idOf(billing, person)],
    );
    expect((await see(person)).subscription?.withdrawUntil).toBeNull();
    expect((await withdraw(person)).json()).toMatchObject({ code: 'billing.withdrawal_over' });
  });
});
