import { TiersService } from '../../src/modules/billing/people/tiers.service.js';
import type { Browser } from '../support/member.js';
import {
  type BillingApp,
  startCheckout,
  advanceDays,
  GOOD_CARD,
  getUserId,
  LATER_DECLINED,
  startBillingApp,
  getSubscription,
  waitUntilProcessed,
  listEmailSubjects,
  createSubscriber,
  listStripeSubscriptions,
  getTier,
} from './billing-app.js';

const pro = { tier: 'pro', interval: 'month' } as const;
const premium = { tier: 'premium', interval: 'month' } as const;

let billing: BillingApp;

beforeAll(async () => {
  billing = await startBillingApp();
});
afterAll(() => billing.close());

const cancel = (person: Browser, request: object = {}) =>
  person.request('POST', '/api/subscription/cancel', request);

describe('a cancelled subscription', () => {
  it('lasts until the end of the paid period, then ends, and takes nothing else away', async () => {
    const person = await createSubscriber(billing, premium);
    await person.request('PUT', '/api/account/favourites/lisbon');
    const seen = (await cancel(person, { reason: 'too_expensive', comment: 'Rent went up' })).json();
    expect(seen.subscription.endsAt).toBe(seen.subscription.periodEnd);
    expect(await getTier(person)).toBe('premium');
    const [atStripe] = await listStripeSubscriptions(billing, person);
    expect(atStripe!.cancellation_details).toMatchObject({
      feedback: 'too_expensive',
      comment: 'Rent went up',
    });
    await advanceDays(billing, 32);
    expect(await getSubscription(person)).toEqual({
      tier: 'free',
      subscription: null,
      grant: null,
      credit: null,
      ended: [expect.objectContaining({ tier: 'premium', withdrawn: false })],
    });
    expect(await listEmailSubjects(billing, person)).toEqual(
      expect.arrayContaining(['Your plan is canceled', 'Your plan has ended']),
    );
    expect((await person.request('GET', '/api/subscription/invoices')).json()).toHaveLength(1);
    expect((await person.request('GET', '/api/account/favourites')).json()).toMatchObject({
      slugs: ['lisbon'],
    });
    expect((await person.request('GET', '/api/account/export')).statusCode).toBe(200);
    expect((await person.request('DELETE', '/api/account/favourites/lisbon')).statusCode).toBe(204);
  });

  it('continues when it is resumed', async () => {
    const person = await createSubscriber(billing);
    await cancel(person);
    const resumed = await person.request('POST', '/api/subscription/resume');
    expect(resumed.json()).toMatchObject({ subscription: { endsAt: null } });
    await advanceDays(billing, 32);
    expect(await getTier(person)).toBe('pro');
  });

  it('can be bought again once it has ended', async () => {
    const person = await createSubscriber(billing);
    await cancel(person);
    expect((await startCheckout(person, pro)).json()).toMatchObject({ code: 'billing.already_subscribed' });
    await advanceDays(billing, 32);
    expect((await startCheckout(person, pro)).statusCode).toBe(200);
  });
});

describe('a renewal whose payment fails', () => {
  it('takes nothing away at first, says so, and continues with the payment', async () => {
    const person = await createSubscriber(billing, pro, LATER_DECLINED);
    await advanceDays(billing, 32);
    const { tier, subscription } = await getSubscription(person);
    expect({ tier, status: subscription?.status }).toEqual({ tier: 'pro', status: 'past_due' });
    expect(Date.parse(subscription?.graceUntil ?? '')).toBeGreaterThan(Date.now());
    expect(await listEmailSubjects(billing, person)).toContain('A payment did not go through');
    const body = new URLSearchParams({ number: GOOD_CARD });
    await fetch(subscription?.payUrl as string, { method: 'POST', body });
    await waitUntilProcessed(billing);
    expect(await getSubscription(person)).toMatchObject({
      tier: 'pro',
      subscription: { status: 'active', payUrl: null },
    });
  });

  it('is listed for admins, who can charge the card again', async () => {
    const admin = await billing.api.signInAs('admin');
    const ask = async (method: 'GET' | 'POST', url: string) =>
      (await billing.api.inject({ method, url: `/api/admin/billing/${url}`, headers: admin })).json();
    const person = await createSubscriber(billing, pro, LATER_DECLINED);
    await advanceDays(billing, 32);
    const { items } = await ask('GET', 'payments');
    const [open] = items.filter(({ owner }: { owner: { email: string } }) => owner.email === person.email);
    expect(open).toMatchObject({ reason: 'renewal', amount: 900, graceUntil: expect.any(String) });
    expect(await ask('POST', `payments/${open.id}/retry`)).toEqual({
      paid: false,
      reason: 'Your card was declined.',
    });
    const [grantBefore] = await listStripeSubscriptions(billing, person);
    await billing.simulator.control('card', { subscription: grantBefore!.id, number: GOOD_CARD });
    expect(await ask('POST', `payments/${open.id}/retry`)).toEqual({ paid: true, reason: null });
    expect(await getSubscription(person)).toMatchObject({ subscription: { status: 'active', payUrl: null } });
    expect(await ask('POST', `payments/${open.id}/retry`)).toMatchObject({ statusCode: 404 });
  });

  it('ends the subscription after the last attempt', async () => {
    const person = await createSubscriber(billing, premium, LATER_DECLINED);
    await advanceDays(billing, 45);
    expect(await getSubscription(person)).toMatchObject({ tier: 'free', subscription: null });
    expect(await listEmailSubjects(billing, person)).toContain('Your plan has ended');
    const invoices = (await person.request('GET', '/api/subscription/invoices')).json<{ status: string }[]>();
    expect(invoices.map(({ status }) => status)).toEqual(['void', 'paid']);
  });

  it('ends the paid tier after a week, even without an event from Stripe', async () => {
    const person = await createSubscriber(billing);
    const id = await getUserId(billing, person);
    await billing.api.db.query(
      `UPDATE billing_subscriptions SET status = 'past_due', period_start = now() - interval '8 days'
       WHERE user_id = $1`,
      [id],
    );
    await billing.api.db.query(`UPDATE users SET tier_until = now() - interval '1 second' WHERE id = $1`, [
      id,
    ]);
    expect(await getTier(person)).toBe('free');
    await billing.api.app.get(TiersService).updateLapsedTiers(10);
    const [row] = await billing.api.db.query('SELECT subscription_tier AS tier FROM users WHERE id = $1', [
      id,
    ]);
    expect(row).toEqual({ tier: 'free' });
  });
});

it("links to Stripe's page for another card, which then pays", async () => {
  const person = await createSubscriber(billing);
  const { url } = (await person.request('POST', '/api/subscription/card')).json<{ url: string }>();
  const { headers } = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ number: LATER_DECLINED }),
    redirect: 'manual',
  });
  // The page asks for the card there, as its event may come later.
  expect(headers.get('location')).toMatch(/\/profile\?card=changed$/);
  await waitUntilProcessed(billing);
  expect((await getSubscription(person)).subscription?.card).toEqual({ brand: 'visa', last4: '0341' });
  await advanceDays(billing, 32);
  expect((await getSubscription(person)).subscription?.status).toBe('past_due');
});

it('notices that a customer was deleted at Stripe, and lets the user start again', async () => {
  const person = await createSubscriber(billing);
  const [subscription] = await listStripeSubscriptions(billing, person);
  await billing.stripe.customers.del((subscription!.customer as { id: string }).id);
  await waitUntilProcessed(billing);
  expect(await getSubscription(person)).toMatchObject({ tier: 'free', subscription: null });
  expect((await startCheckout(person, premium)).statusCode).toBe(200);
});

it('ends the subscription of a customer that Stripe no longer knows', async () => {
  const person = await createSubscriber(billing);
  const id = await getUserId(billing, person);
  await billing.api.db.query(`UPDATE billing_customers SET customer_id = 'cus_gone' WHERE user_id = $1`, [
    id,
  ]);
  const response = await person.request('POST', '/api/subscription/refresh');
  expect(response.json()).toEqual({
    ...{ tier: 'free', subscription: null, grant: null, credit: null },
    ended: [expect.objectContaining({ tier: 'pro', withdrawn: false })],
  });
  expect((await startCheckout(person, premium)).statusCode).toBe(200);
});
