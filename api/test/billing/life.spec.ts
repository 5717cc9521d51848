import type { BillingInvoice } from '@wanderwork/contracts';
import type Stripe from 'stripe';
import { Tiers } from '../../src/modules/billing/people/tiers.service.js';
import { lettersTo } from '../support/letters.js';
import type { Browser } from '../support/member.js';
import {
  type BillingHouse,
  change,
  checkout,
  days,
  GOOD_CARD,
  idOf,
  LATER_DECLINED,
  openBilling,
  quote,
  see,
  settled,
  subscriber,
  subscriptionsAtStripe,
  tierOf,
} from './billing-house.js';

const pro = { tier: 'pro', interval: 'month' } as const;
const premium = { tier: 'premium', interval: 'month' } as const;

let billing: BillingHouse;

beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

const subjects = async (person: Browser) =>
  (await lettersTo(billing.house, person.email)).map(({ subject }) => subject);

const cancel = (person: Browser, request: object = {}) =>
  person.ask('POST', '/api/subscription/cancel', request);

describe('a subscription that is cancelled', () => {
  it('stays until what is paid for is over, then ends, and takes nothing else away', async () => {
    const person = await subscriber(billing, premium);
    await person.ask('PUT', '/api/account/favourites/lisbon');
    const seen = (await cancel(person, { reason: 'too_expensive', comment: 'Rent went up' })).json();
    expect(seen.subscription.endsAt).toBe(seen.subscription.periodEnd);
    expect(await tierOf(person)).toBe('premium');
    const [atStripe] = await subscriptionsAtStripe(billing, person);
    expect(atStripe!.cancellation_details).toMatchObject({
      feedback: 'too_expensive',
      comment: 'Rent went up',
    });
    await days(billing, 32);
    expect(await see(person)).toEqual({ tier: 'free', subscription: null, grant: null, credit: null });
    expect(await subjects(person)).toEqual(
      expect.arrayContaining(['Your plan is cancelled', 'Your plan has ended']),
    );
    expect((await person.ask('GET', '/api/subscription/invoices')).json()).toHaveLength(1);
    expect((await person.ask('GET', '/api/account/favourites')).json()).toMatchObject({ slugs: ['lisbon'] });
    expect((await person.ask('GET', '/api/account/export')).statusCode).toBe(200);
    expect((await person.ask('DELETE', '/api/account/favourites/lisbon')).statusCode).toBe(204);
  });

  it('goes on when it is resumed', async () => {
    const person = await subscriber(billing);
    await cancel(person);
    const resumed = await person.ask('POST', '/api/subscription/resume');
    expect(resumed.json()).toMatchObject({ subscription: { endsAt: null } });
    await days(billing, 32);
    expect(await tierOf(person)).toBe('pro');
  });

  it('can be bought again once it has ended', async () => {
    const person = await subscriber(billing);
    await cancel(person);
    expect((await checkout(person, pro)).json()).toMatchObject({ code: 'billing.already_subscribed' });
    await days(billing, 32);
    expect((await checkout(person, pro)).statusCode).toBe(200);
  });
});

describe('a renewal that the card does not pay', () => {
  it('takes nothing away at first, says so, and goes on with the payment', async () => {
    const person = await subscriber(billing, pro, LATER_DECLINED);
    await days(billing, 32);
    const { tier, subscription } = await see(person);
    expect({ tier, status: subscription?.status }).toEqual({ tier: 'pro', status: 'past_due' });
    expect(Date.parse(subscription?.graceUntil ?? '')).toBeGreaterThan(Date.now());
    expect(await subjects(person)).toContain('A payment did not go through');
    const body = new URLSearchParams({ number: GOOD_CARD });
    await fetch(subscription?.payUrl as string, { method: 'POST', body });
    await settled(billing);
    expect(await see(person)).toMatchObject({
      tier: 'pro',
      subscription: { status: 'active', payUrl: null },
    });
  });

  it('is in the list of admins, who may charge the card again', async () => {
    const admin = await billing.house.as('admin');
    const ask = async (method: 'GET' | 'POST', url: string) =>
      (await billing.house.inject({ method, url: `/api/admin/billing/${url}`, headers: admin })).json();
    const person = await subscriber(billing, pro, LATER_DECLINED);
    await days(billing, 32);
    const { items } = await ask('GET', 'payments');
    const [open] = items.filter(({ owner }: { owner: { email: string } }) => owner.email === person.email);
    expect(open).toMatchObject({ reason: 'renewal', amount: 900, graceUntil: expect.any(String) });
    expect(await ask('POST', `payments/${open.id}/retry`)).toEqual({
      paid: false,
      reason: 'Your card was declined.',
    });
    const [held] = await subscriptionsAtStripe(billing, person);
    await billing.simulator.control('card', { subscription: held!.id, number: GOOD_CARD });
    expect(await ask('POST', `payments/${open.id}/retry`)).toEqual({ paid: true, reason: null });
    expect(await see(person)).toMatchObject({ subscription: { status: 'active', payUrl: null } });
    expect(await ask('POST', `payments/${open.id}/retry`)).toMatchObject({ statusCode: 404 });
  });

  it('ends the subscription after the last try', async () => {
    const person = await subscriber(billing, premium, LATER_DECLINED);
    await days(billing, 45);
    expect(await see(person)).toMatchObject({ tier: 'free', subscription: null });
    expect(await subjects(person)).toContain('Your plan has ended');
    const invoices = (await person.ask('GET', '/api/subscription/invoices')).json<{ status: string }[]>();
    expect(invoices.map(({ status }) => status)).toEqual(['void', 'paid']);
  });

  it('ends what it gives after a week, also when Stripe says nothing', async () => {
    const person = await subscriber(billing);
    const id = await idOf(billing, person);
    await billing.house.db.query(
      `UPDATE billing_subscriptions SET status = 'past_due', period_start = now() - interval '8 days'
       WHERE user_id = $1`,
      [id],
    );
    await billing.house.db.query(`UPDATE users SET tier_until = now() - interval '1 second' WHERE id = $1`, [
      id,
    ]);
    expect(await tierOf(person)).toBe('free');
    await billing.house.app.get(Tiers).settleOver(10);
    const [row] = await billing.house.db.query('SELECT subscription_tier AS tier FROM users WHERE id = $1', [
      id,
    ]);
    expect(row).toEqual({ tier: 'free' });
  });
});

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
    const got = await subjects(person);
    expect(got.filter((subject) => subject === 'We have your withdrawal')).toHaveLength(1);
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
    const got = await subjects(person);
    expect(got.filter((subject) => subject === 'We have your withdrawal')).toHaveLength(1);
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

it('leads to Stripe’s page for another card, which then pays', async () => {
  const person = await subscriber(billing);
  const { url } = (await person.ask('POST', '/api/subscription/card')).json<{ url: string }>();
  await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ number: LATER_DECLINED }),
    redirect: 'manual',
  });
  await settled(billing);
  expect((await see(person)).subscription?.card).toEqual({ brand: 'visa', last4: '0341' });
  await days(billing, 32);
  expect((await see(person)).subscription?.status).toBe('past_due');
});

it('knows that a customer was deleted at Stripe, and lets that person begin anew', async () => {
  const person = await subscriber(billing);
  const [subscription] = await subscriptionsAtStripe(billing, person);
  await billing.stripe.customers.del((subscription!.customer as { id: string }).id);
  await settled(billing);
  expect(await see(person)).toMatchObject({ tier: 'free', subscription: null });
  expect((await checkout(person, premium)).statusCode).toBe(200);
});

it('ends what a customer had that Stripe knows nothing of any more', async () => {
  const person = await subscriber(billing);
  const id = await idOf(billing, person);
  await billing.house.db.query(`UPDATE billing_customers SET customer_id = 'cus_gone' WHERE user_id = $1`, [
    id,
  ]);
  const answer = await person.ask('POST', '/api/subscription/refresh');
  expect(answer.json()).toEqual({ tier: 'free', subscription: null, grant: null, credit: null });
  expect((await checkout(person, premium)).statusCode).toBe(200);
});
