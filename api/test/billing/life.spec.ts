import { TiersService } from '../../src/modules/billing/people/tiers.service.js';
import type { Browser } from '../support/member.js';
import {
  type BillingHouse,
  checkout,
  days,
  GOOD_CARD,
  idOf,
  LATER_DECLINED,
  openBilling,
  see,
  settled,
  subjectsTo,
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
    expect(await subjectsTo(billing, person)).toEqual(
      expect.arrayContaining(['Your plan is canceled', 'Your plan has ended']),
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
    expect(await subjectsTo(billing, person)).toContain('A payment did not go through');
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
    expect(await subjectsTo(billing, person)).toContain('Your plan has ended');
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
    await billing.house.app.get(TiersService).updateLapsedTiers(10);
    const [row] = await billing.house.db.query('SELECT subscription_tier AS tier FROM users WHERE id = $1', [
      id,
    ]);
    expect(row).toEqual({ tier: 'free' });
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
