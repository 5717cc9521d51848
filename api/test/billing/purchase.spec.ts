import { CustomersService } from '../../src/modules/billing/people/customers.service.js';
import { startTestApp } from '../support/index.js';
import { lettersTo } from '../support/letters.js';
import { newMember } from '../support/member.js';
import {
  type BillingHouse,
  checkout,
  confirmedMember,
  idOf,
  openBilling,
  pay,
  see,
  settled,
  subscriber,
  subscriptionsAtStripe,
  tierOf,
} from './billing-house.js';

let billing: BillingHouse;

beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

const urlOf = (answer: { json<T>(): T }) => answer.json<{ url: string }>().url;

describe('a plan that is bought', () => {
  it('is there as soon as Stripe says so, with a letter', async () => {
    const person = await confirmedMember(billing);
    const answer = await checkout(person, { tier: 'pro' });
    expect(answer.statusCode).toBe(200);
    expect(await tierOf(person)).toBe('free');
    await pay(billing, urlOf(answer));
    await settled(billing);
    expect(await tierOf(person)).toBe('pro');
    expect(await see(person)).toMatchObject({
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
    const letters = await lettersTo(billing.house, person.email);
    expect(letters.filter(({ subject }) => subject === 'Your plan has started')).toHaveLength(1);
  });

  it.each([
    ['Анна', 'Żółć'],
    ['陳', '大文'],
    ['Zoë 🔑', 'a\nb'],
  ])('may be bought by %s %s, and nobody else is kept from paying by a name', async (firstName, lastName) => {
    const person = await confirmedMember(billing);
    await person.ask('PATCH', '/api/account/profile', { firstName, lastName });
    // Oftener than Stripe may be silent before it is left alone for a while.
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await checkout(person, { tier: 'pro' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    await pay(billing, urlOf(answers.at(-1)!));
    await settled(billing);
    expect(await tierOf(person)).toBe('pro');
    expect((await checkout(await confirmedMember(billing), { tier: 'pro' })).statusCode).toBe(200);
  });

  it('has an invoice with its PDF', async () => {
    const person = await subscriber(billing, { tier: 'premium', interval: 'year' });
    const invoices = (await person.ask('GET', '/api/subscription/invoices')).json();
    expect(invoices).toEqual([
      expect.objectContaining({
        status: 'paid',
        reason: 'start',
        amount: 19000,
        pdfUrl: expect.stringMatching(/^http.*\.pdf$/),
      }),
    ]);
  });

  it('is known on the way back from the payment, before any event comes', async () => {
    await billing.simulator.control('deliveries', { hold: true });
    const person = await confirmedMember(billing);
    await pay(billing, urlOf(await checkout(person, { tier: 'premium', interval: 'month' })));
    expect((await see(person)).tier).toBe('free');
    const refreshed = (await person.ask('POST', '/api/subscription/refresh')).json<{ tier: string }>();
    expect(refreshed.tier).toBe('premium');
    await billing.simulator.control('release');
    await settled(billing);
    expect(await lettersTo(billing.house, person.email)).toHaveLength(2);
  });

  it('is told of once, where the way back and the events come at once', async () => {
    await billing.simulator.control('deliveries', { hold: true });
    const person = await confirmedMember(billing);
    await pay(billing, urlOf(await checkout(person, { tier: 'pro' })));
    const back = [1, 2, 3].map(() => person.clone().ask('POST', '/api/subscription/refresh'));
    const [answers] = await Promise.all([Promise.all(back), billing.simulator.control('release')]);
    expect(answers.map((answer) => answer.json<{ tier?: string }>().tier)).toEqual(['pro', 'pro', 'pro']);
    await settled(billing);
    const begun = (await lettersTo(billing.house, person.email)).filter(
      ({ subject }) => subject === 'Your plan has started',
    );
    expect(begun).toHaveLength(1);
    expect((await person.ask('GET', '/api/subscription/invoices')).json()).toHaveLength(1);
  });
});

describe('nobody buys twice', () => {
  it('in two tabs at once: both lead to one payment', async () => {
    const person = await confirmedMember(billing);
    const answers = await Promise.all([1, 2, 3].map(() => checkout(person, { tier: 'pro' })));
    expect(new Set(answers.map(urlOf)).size).toBe(1);
  });

  it('in two tabs for two plans: the first page is closed', async () => {
    const person = await confirmedMember(billing);
    const first = urlOf(await checkout(person, { tier: 'pro' }));
    const second = urlOf(await checkout(person, { tier: 'premium' }));
    expect(await pay(billing, first)).toMatchObject({ status: 'expired' });
    await pay(billing, second);
    await settled(billing);
    expect(await subscriptionsAtStripe(billing, person)).toHaveLength(1);
    expect(await tierOf(person)).toBe('premium');
  });

  it('in two tabs that choose two plans at once: one page is left to pay', async () => {
    const person = await confirmedMember(billing);
    const plans = [{ tier: 'pro' }, { tier: 'premium' }];
    const urls = (await Promise.all(plans.map((plan) => checkout(person.clone(), plan)))).map(urlOf);
    const paid = await Promise.all(urls.map((url) => pay(billing, url)));
    expect(paid.filter((session) => (session as { status?: string }).status === 'expired')).toHaveLength(1);
    await settled(billing);
    expect(await subscriptionsAtStripe(billing, person)).toHaveLength(1);
  });

  it('while the other plan is paid: that one stands, and it is said', async () => {
    const person = await confirmedMember(billing);
    const first = urlOf(await checkout(person, { tier: 'pro' }));
    const customers = billing.house.app.get(CustomersService);
    const idOfCustomer = customers.getOrCreateId.bind(customers);
    // Nothing was paid yet when it was looked whether there is a plan.
    jest.spyOn(customers, 'getOrCreateId').mockImplementationOnce(async (user) => {
      await pay(billing, first);
      return idOfCustomer(user);
    });
    const second = await checkout(person, { tier: 'premium' });
    expect(second.json()).toMatchObject({ code: 'billing.already_subscribed', tier: 'pro' });
    await settled(billing);
    expect(await subscriptionsAtStripe(billing, person)).toHaveLength(1);
    expect(await tierOf(person)).toBe('pro');
  });

  it('by a page that is open longer than it is remembered', async () => {
    const person = await confirmedMember(billing);
    const id = urlOf(await checkout(person, { tier: 'pro' }))
      .split('/')
      .at(-1) as string;
    const { created, expires_at: end } = await billing.stripe.checkout.sessions.retrieve(id);
    expect(end - created).toBeLessThanOrEqual(22 * 3_600);
  });

  it('and an attempt of long ago that was never answered is in nobody’s way', async () => {
    const person = await confirmedMember(billing);
    await checkout(person, { tier: 'pro' });
    const begunAt = new Date(Date.now() - 22 * 3_600_000).toISOString();
    const lost = { tier: 'pro', interval: 'month', attempt: 'lost', sessionId: null, begunAt };
    await billing.house.db.query('UPDATE billing_customers SET checkout = $2 WHERE user_id = $1', [
      await idOf(billing, person),
      lost,
    ]);
    await pay(billing, urlOf(await checkout(person, { tier: 'pro' })));
    await settled(billing);
    expect(await tierOf(person)).toBe('pro');
  });

  it('whoever has a plan is told so, also before any event has come', async () => {
    const person = await confirmedMember(billing);
    await billing.simulator.control('deliveries', { hold: true });
    await pay(billing, urlOf(await checkout(person, { tier: 'pro' })));
    const again = await checkout(person, { tier: 'premium' });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'billing.already_subscribed', tier: 'pro' });
    await billing.simulator.control('release');
    await settled(billing);
  });

  it('and if it happens at Stripe, the second one is ended and paid back', async () => {
    const person = await subscriber(billing);
    const [first] = await subscriptionsAtStripe(billing, person);
    const { id: customer } = first!.customer as { id: string };
    const session = await billing.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: 'price_premium_year', quantity: 1 }],
    });
    await pay(billing, `/${session.id}`);
    await settled(billing);
    const all = await subscriptionsAtStripe(billing, person);
    expect(all.map(({ status }) => status).sort()).toEqual(['active', 'canceled']);
    expect(all.find(({ status }) => status === 'active')!.id).toBe(first!.id);
    const second = all.find(({ status }) => status === 'canceled')!;
    const [{ refunded }] = await billing.house.db.query(
      'SELECT refunded FROM billing_invoices WHERE subscription_id = $1',
      [second.id],
    );
    expect(refunded).toBe(19000);
    expect(await tierOf(person)).toBe('pro');
  });
});

it('leaves alone what somebody buys elsewhere in the same account at Stripe', async () => {
  const person = await subscriber(billing);
  const [ours] = await subscriptionsAtStripe(billing, person);
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
  await pay(billing, `/${session.id}`);
  await settled(billing);
  const all = await subscriptionsAtStripe(billing, person);
  expect(all.map(({ status }) => status)).toEqual(['active', 'active']);
  const invoices = (await person.ask('GET', '/api/subscription/invoices')).json<{ amount: number }[]>();
  expect(invoices.map(({ amount }) => amount)).toEqual([900]);
});

describe('what cannot be bought', () => {
  it.each([
    ['a plan that there is not', { tier: 'gold' }],
    ['the free plan', { tier: 'free' }],
    ['another interval', { tier: 'pro', interval: 'week' }],
    ['a price of one’s own', { tier: 'pro', price: 'price_1', amount: 1 }],
  ])('is %s', async (_what, request) => {
    const person = await confirmedMember(billing);
    expect((await checkout(person, request)).statusCode).toBe(400);
  });

  it('says what a valid plan would be', async () => {
    const answer = await checkout(await confirmedMember(billing), { tier: 'gold' });
    expect(answer.json()).toMatchObject({
      errors: [{ path: 'tier', message: 'Please select a valid subscription plan.' }],
    });
  });

  it('needs an address that is confirmed', async () => {
    const answer = await checkout(await newMember(billing.house), { tier: 'pro' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'auth.email_unconfirmed' });
  });

  it('is anything, where payments are not set up', async () => {
    const house = await startTestApp();
    const answer = await house.inject({
      method: 'POST',
      url: '/api/subscription/checkout',
      headers: await house.as('member'),
      payload: { tier: 'pro' },
    });
    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'billing.not_configured' });
    const plans = await house.inject({ method: 'GET', url: '/api/billing/plans' });
    expect(plans.json()).toMatchObject({ configured: false, plans: { length: 4 } });
    await house.close();
  });
});

it('shows the prices that Stripe has', async () => {
  const { house } = billing;
  const plans = (await house.inject({ method: 'GET', url: '/api/billing/plans' })).json();
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
