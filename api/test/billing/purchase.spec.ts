import { CustomersService } from '../../src/modules/billing/people/customers.service.js';
import { startTestApp } from '../support/index.js';
import { listEmailsTo } from '../support/emails.js';
import { createMember } from '../support/member.js';
import {
  type BillingApp,
  startCheckout,
  createConfirmedMember,
  getUserId,
  startBillingApp,
  payCheckout,
  getSubscription,
  waitUntilProcessed,
  createSubscriber,
  listStripeSubscriptions,
  getTier,
} from './billing-app.js';

let billing: BillingApp;

beforeAll(async () => {
  billing = await startBillingApp();
});
afterAll(() => billing.close());

const getUrl = (response: { json<T>(): T }) => response.json<{ url: string }>().url;

describe('a purchase', () => {
  it('takes effect as soon as Stripe reports it, with an email', async () => {
    const person = await createConfirmedMember(billing);
    const response = await startCheckout(person, { tier: 'pro' });
    expect(response.statusCode).toBe(200);
    expect(await getTier(person)).toBe('free');
    await payCheckout(billing, getUrl(response));
    await waitUntilProcessed(billing);
    expect(await getTier(person)).toBe('pro');
    expect(await getSubscription(person)).toMatchObject({
      tier: 'pro',
      subscription: {
        tier: 'pro',
        interval: 'month',
        amount: 900,
        currency: 'usd',
        status: 'active',
        endsAt: null,
        next: null,
        card: { brand: 'visa', last4: '4242' },
        withdrawUntil: expect.any(String),
      },
    });
    const emails = await listEmailsTo(billing.api, person.email);
    expect(emails.filter(({ subject }) => subject === 'Your plan has started')).toHaveLength(1);
  });

  it.each([
    ['Анна', 'Żółć'],
    ['陳', '大文'],
    ['Zoë 🔑', 'a\nb'],
  ])('is possible for %s %s, and no name blocks other purchases', async (firstName, lastName) => {
    const person = await createConfirmedMember(billing);
    await person.request('PATCH', '/api/account/profile', { firstName, lastName });
    // More often than the number of Stripe failures that pauses all requests.
    const responses = [];
    for (let time = 0; time < 6; time += 1) responses.push(await startCheckout(person, { tier: 'pro' }));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    await payCheckout(billing, getUrl(responses.at(-1)!));
    await waitUntilProcessed(billing);
    expect(await getTier(person)).toBe('pro');
    expect((await startCheckout(await createConfirmedMember(billing), { tier: 'pro' })).statusCode).toBe(200);
  });

  it('has an invoice with a PDF', async () => {
    const person = await createSubscriber(billing, { tier: 'premium', interval: 'year' });
    const invoices = (await person.request('GET', '/api/subscription/invoices')).json();
    expect(invoices).toEqual([
      expect.objectContaining({
        status: 'paid',
        reason: 'start',
        amount: 19000,
        pdfUrl: expect.stringMatching(/^http.*\.pdf$/),
      }),
    ]);
  });

  it('takes effect when the user returns from the payment, before any event arrives', async () => {
    await billing.simulator.control('deliveries', { hold: true });
    const person = await createConfirmedMember(billing);
    await payCheckout(billing, getUrl(await startCheckout(person, { tier: 'premium', interval: 'month' })));
    expect((await getSubscription(person)).tier).toBe('free');
    const refreshed = (await person.request('POST', '/api/subscription/refresh')).json<{ tier: string }>();
    expect(refreshed.tier).toBe('premium');
    await billing.simulator.control('release');
    await waitUntilProcessed(billing);
    expect(await listEmailsTo(billing.api, person.email)).toHaveLength(2);
  });

  it('sends one email when the return and the events come at the same time', async () => {
    await billing.simulator.control('deliveries', { hold: true });
    const person = await createConfirmedMember(billing);
    await payCheckout(billing, getUrl(await startCheckout(person, { tier: 'pro' })));
    const back = [1, 2, 3].map(() => person.clone().request('POST', '/api/subscription/refresh'));
    const [responses] = await Promise.all([Promise.all(back), billing.simulator.control('release')]);
    expect(responses.map((response) => response.json<{ tier?: string }>().tier)).toEqual([
      'pro',
      'pro',
      'pro',
    ]);
    await waitUntilProcessed(billing);
    const startEmails = (await listEmailsTo(billing.api, person.email)).filter(
      ({ subject }) => subject === 'Your plan has started',
    );
    expect(startEmails).toHaveLength(1);
    expect((await person.request('GET', '/api/subscription/invoices')).json()).toHaveLength(1);
  });
});

describe('nobody buys twice', () => {
  it('in two tabs at once: both lead to the same payment', async () => {
    const person = await createConfirmedMember(billing);
    const responses = await Promise.all([1, 2, 3].map(() => startCheckout(person, { tier: 'pro' })));
    expect(new Set(responses.map(getUrl)).size).toBe(1);
  });

  it('in two tabs for two plans: the first page is closed', async () => {
    const person = await createConfirmedMember(billing);
    const first = getUrl(await startCheckout(person, { tier: 'pro' }));
    const second = getUrl(await startCheckout(person, { tier: 'premium' }));
    expect(await payCheckout(billing, first)).toMatchObject({ status: 'expired' });
    await payCheckout(billing, second);
    await waitUntilProcessed(billing);
    expect(await listStripeSubscriptions(billing, person)).toHaveLength(1);
    expect(await getTier(person)).toBe('premium');
  });

  it('in two tabs that choose two plans at once: one page remains payable', async () => {
    const person = await createConfirmedMember(billing);
    const plans = [{ tier: 'pro' }, { tier: 'premium' }];
    const urls = (await Promise.all(plans.map((plan) => startCheckout(person.clone(), plan)))).map(getUrl);
    const paid = await Promise.all(urls.map((url) => payCheckout(billing, url)));
    expect(paid.filter((session) => (session as { status?: string }).status === 'expired')).toHaveLength(1);
    await waitUntilProcessed(billing);
    expect(await listStripeSubscriptions(billing, person)).toHaveLength(1);
  });

  it('when another plan is being paid meanwhile: that one stays, and the response says so', async () => {
    const person = await createConfirmedMember(billing);
    const first = getUrl(await startCheckout(person, { tier: 'pro' }));
    const customers = billing.api.app.get(CustomersService);
    const idOfCustomer = customers.getOrCreateId.bind(customers);
    // The payment happens after the check for an existing plan.
    jest.spyOn(customers, 'getOrCreateId').mockImplementationOnce(async (user) => {
      await payCheckout(billing, first);
      return idOfCustomer(user);
    });
    const second = await startCheckout(person, { tier: 'premium' });
    expect(second.json()).toMatchObject({ code: 'billing.already_subscribed', tier: 'pro' });
    await waitUntilProcessed(billing);
    expect(await listStripeSubscriptions(billing, person)).toHaveLength(1);
    expect(await getTier(person)).toBe('pro');
  });

  it('through a page that stays open longer than the checkout is remembered', async () => {
    const person = await createConfirmedMember(billing);
    const id = getUrl(await startCheckout(person, { tier: 'pro' }))
      .split('/')
      .at(-1) as string;
    const { created, expires_at: end } = await billing.stripe.checkout.sessions.retrieve(id);
    expect(end - created).toBeLessThanOrEqual(22 * 3_600);
  });

  it('and an old attempt that was never answered blocks nobody', async () => {
    const person = await createConfirmedMember(billing);
    await startCheckout(person, { tier: 'pro' });
    const begunAt = new Date(Date.now() - 22 * 3_600_000).toISOString();
    const lost = { tier: 'pro', interval: 'month', attempt: 'lost', sessionId: null, begunAt };
    await billing.api.db.query('UPDATE billing_customers SET checkout = $2 WHERE user_id = $1', [
      await getUserId(billing, person),
      lost,
    ]);
    await payCheckout(billing, getUrl(await startCheckout(person, { tier: 'pro' })));
    await waitUntilProcessed(billing);
    expect(await getTier(person)).toBe('pro');
  });

  it('a user with a plan is told so, even before any event arrives', async () => {
    const person = await createConfirmedMember(billing);
    await billing.simulator.control('deliveries', { hold: true });
    await payCheckout(billing, getUrl(await startCheckout(person, { tier: 'pro' })));
    const again = await startCheckout(person, { tier: 'premium' });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'billing.already_subscribed', tier: 'pro' });
    await billing.simulator.control('release');
    await waitUntilProcessed(billing);
  });

  it('and if it happens at Stripe, the second subscription is ended and refunded', async () => {
    const person = await createSubscriber(billing);
    const [first] = await listStripeSubscriptions(billing, person);
    const { id: customer } = first!.customer as { id: string };
    const session = await billing.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: 'price_premium_year', quantity: 1 }],
    });
    await payCheckout(billing, `/${session.id}`);
    await waitUntilProcessed(billing);
    const all = await listStripeSubscriptions(billing, person);
    expect(all.map(({ status }) => status).sort()).toEqual(['active', 'canceled']);
    expect(all.find(({ status }) => status === 'active')!.id).toBe(first!.id);
    const second = all.find(({ status }) => status === 'canceled')!;
    const [{ refunded }] = await billing.api.db.query(
      'SELECT refunded FROM billing_invoices WHERE subscription_id = $1',
      [second.id],
    );
    expect(refunded).toBe(19000);
    expect(await getTier(person)).toBe('pro');
  });
});

it('leaves alone what the user buys elsewhere in the same Stripe account', async () => {
  const person = await createSubscriber(billing);
  const [ours] = await listStripeSubscriptions(billing, person);
  const { id: customer } = ours!.customer as { id: string };
  const coffee = await billing.stripe.prices.create({
    product: 'prod_pro',
    currency: 'usd',
    unit_amount: 500,
    recurring: { interval: 'month' },
  });
  const session = await billing.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: coffee.id, quantity: 1 }],
  });
  await payCheckout(billing, `/${session.id}`);
  await waitUntilProcessed(billing);
  const all = await listStripeSubscriptions(billing, person);
  expect(all.map(({ status }) => status)).toEqual(['active', 'active']);
  const invoices = (await person.request('GET', '/api/subscription/invoices')).json<{ amount: number }[]>();
  expect(invoices.map(({ amount }) => amount)).toEqual([900]);
});

describe('an invalid purchase', () => {
  it.each([
    ['an unknown plan', { tier: 'gold' }],
    ['the free plan', { tier: 'free' }],
    ['another interval', { tier: 'pro', interval: 'week' }],
    ['a custom price', { tier: 'pro', price: 'price_1', amount: 1 }],
  ])('is refused for %s', async (_what, request) => {
    const person = await createConfirmedMember(billing);
    expect((await startCheckout(person, request)).statusCode).toBe(400);
  });

  it('returns a message that asks for a valid plan', async () => {
    const response = await startCheckout(await createConfirmedMember(billing), { tier: 'gold' });
    expect(response.json()).toMatchObject({
      errors: [{ path: 'tier', message: 'Please select a valid subscription plan.' }],
    });
  });

  it('is refused without a confirmed address', async () => {
    const response = await startCheckout(await createMember(billing.api), { tier: 'pro' });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'auth.email_unconfirmed' });
  });

  it('is refused when payments are not set up', async () => {
    const api = await startTestApp();
    const response = await api.inject({
      method: 'POST',
      url: '/api/subscription/checkout',
      headers: await api.signInAs('member'),
      payload: { tier: 'pro' },
    });
    expect(response.json()).toMatchObject({ statusCode: 409, code: 'billing.not_configured' });
    const plans = await api.inject({ method: 'GET', url: '/api/billing/plans' });
    expect(plans.json()).toMatchObject({ configured: false, plans: { length: 4 } });
    await api.close();
  });
});

it("shows Stripe's prices", async () => {
  const { api } = billing;
  const plans = (await api.inject({ method: 'GET', url: '/api/billing/plans' })).json();
  expect(plans).toEqual({
    configured: true,
    testMode: true,
    plans: [
      { tier: 'pro', interval: 'month', amount: 900, currency: 'usd' },
      { tier: 'pro', interval: 'year', amount: 9000, currency: 'usd' },
      { tier: 'premium', interval: 'month', amount: 1900, currency: 'usd' },
      { tier: 'premium', interval: 'year', amount: 19000, currency: 'usd' },
    ],
  });
});
