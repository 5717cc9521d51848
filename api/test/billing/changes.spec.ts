import { listEmailsTo } from '../support/emails.js';
import type { Browser } from '../support/member.js';
import {
  type BillingApp,
  confirmChange,
  advanceDays,
  LATER_DECLINED,
  startBillingApp,
  quote,
  getSubscription,
  waitUntilProcessed,
  createSubscriber,
  listStripeSubscriptions,
  getTier,
} from './billing-app.js';

const proMonthly = { tier: 'pro', interval: 'month' } as const;
const premiumMonthly = { tier: 'premium', interval: 'month' } as const;

let billing: BillingApp;

beforeAll(async () => {
  billing = await startBillingApp();
});
afterAll(() => billing.close());

const listInvoices = async (person: Browser) =>
  (await person.request('GET', '/api/subscription/invoices')).json<
    { status: string; reason: string; amount: number; url: string }[]
  >();

const listUpgrades = async (person: Browser) =>
  (await listInvoices(person)).filter(({ reason }) => reason === 'change');

describe('an upgrade', () => {
  it('costs exactly the quoted price and takes effect at once', async () => {
    const person = await createSubscriber(billing);
    const offer = await quote(person, premiumMonthly);
    expect(offer).toMatchObject({ when: 'now', tier: 'premium', currency: 'usd' });
    expect(offer.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(offer.amount);
    expect((await confirmChange(person, offer)).json()).toEqual({ status: 'changed' });
    expect(await getTier(person)).toBe('premium');
    expect(await listUpgrades(person)).toEqual([
      expect.objectContaining({ status: 'paid', amount: offer.amount }),
    ]);
    await waitUntilProcessed(billing);
    const emails = await listEmailsTo(billing.api, person.email);
    expect(emails.filter(({ subject }) => subject === 'Your plan was changed')).toHaveLength(1);
  });

  it('sent several times is charged once', async () => {
    const person = await createSubscriber(billing);
    const offer = await quote(person, premiumMonthly);
    const responses = await Promise.all([1, 2, 3].map(() => confirmChange(person, offer)));
    expect(responses.map((response) => response.json())).toEqual(Array(3).fill({ status: 'changed' }));
    expect(await listUpgrades(person)).toHaveLength(1);
  });

  it('whose payment is declined waits and takes effect with the payment', async () => {
    const person = await createSubscriber(billing, proMonthly, LATER_DECLINED);
    const response = (await confirmChange(person, await quote(person, premiumMonthly))).json();
    expect(response).toEqual({
      status: 'payment_needed',
      payUrl: expect.stringContaining('/pages/invoices/'),
    });
    expect(await getSubscription(person)).toMatchObject({
      tier: 'pro',
      subscription: { tier: 'pro', awaitingPayment: { tier: 'premium' }, payUrl: response.payUrl },
    });
    const refused = await person.request('POST', '/api/subscription/quote', premiumMonthly);
    expect(refused.json()).toMatchObject({ code: 'billing.payment_open' });
    const body = new URLSearchParams({ number: '4242424242424242' });
    await fetch(response.payUrl, { method: 'POST', body });
    await waitUntilProcessed(billing);
    expect(await getSubscription(person)).toMatchObject({
      tier: 'premium',
      subscription: { awaitingPayment: null },
    });
  });
});

describe('a downgrade', () => {
  it('takes effect with the next period and charges nothing before', async () => {
    const person = await createSubscriber(billing, premiumMonthly);
    const offer = await quote(person, proMonthly);
    expect(offer).toMatchObject({ when: 'period-end', amount: 0, lines: [] });
    expect((await confirmChange(person, offer)).json()).toEqual({ status: 'scheduled' });
    expect(await getSubscription(person)).toMatchObject({
      tier: 'premium',
      subscription: { next: proMonthly },
    });
    await advanceDays(billing, 32);
    expect(await getSubscription(person)).toMatchObject({
      tier: 'pro',
      subscription: { amount: 900, next: null },
    });
    expect((await listInvoices(person))[0]).toMatchObject({ reason: 'renewal', amount: 900 });
    await advanceDays(billing, 32);
    expect((await listInvoices(person))[0]).toMatchObject({ reason: 'renewal', amount: 900 });
  });

  it('can be scheduled again, for another plan and after it was cancelled', async () => {
    const person = await createSubscriber(billing, { tier: 'premium', interval: 'year' });
    const first = await quote(person, proMonthly);
    await confirmChange(person, first);
    await confirmChange(person, await quote(person, premiumMonthly));
    expect(await getSubscription(person)).toMatchObject({ subscription: { next: premiumMonthly } });
    await person.request('POST', '/api/subscription/resume');
    expect((await confirmChange(person, first)).json()).toMatchObject({ code: 'billing.quote_invalid' });
    expect((await confirmChange(person, await quote(person, proMonthly))).json()).toEqual({
      status: 'scheduled',
    });
    expect(await getSubscription(person)).toMatchObject({
      tier: 'premium',
      subscription: { next: proMonthly },
    });
  });

  it('can be cancelled before it takes effect', async () => {
    const person = await createSubscriber(billing, premiumMonthly);
    await confirmChange(person, await quote(person, proMonthly));
    const resumed = await person.request('POST', '/api/subscription/resume');
    expect(resumed.json()).toMatchObject({ subscription: { tier: 'premium', next: null } });
  });

  it('is replaced by a cancellation', async () => {
    const person = await createSubscriber(billing, premiumMonthly);
    await confirmChange(person, await quote(person, proMonthly));
    const cancelled = await person.request('POST', '/api/subscription/cancel', { reason: 'unused' });
    expect(cancelled.json()).toMatchObject({ subscription: { next: null, endsAt: expect.any(String) } });
  });
});

describe('a quote', () => {
  const getRefusalCode = async (person: Browser, token: string) =>
    (await confirmChange(person, { quote: token })).json<{ code: string }>().code;

  it('is refused when it was altered', async () => {
    const person = await createSubscriber(billing);
    const { quote: token } = await quote(person, premiumMonthly);
    const [text = '', mark] = token.split('.');
    const cheap = { ...JSON.parse(Buffer.from(text, 'base64url').toString()), amount: 1 };
    const forged = `${Buffer.from(JSON.stringify(cheap)).toString('base64url')}.${mark}`;
    expect(await getRefusalCode(person, forged)).toBe('billing.quote_invalid');
    expect(await getRefusalCode(person, 'no quote')).toBe('billing.quote_invalid');
    expect(await getTier(person)).toBe('pro');
  });

  it('is refused for another user', async () => {
    const [one, other] = [await createSubscriber(billing), await createSubscriber(billing)];
    expect(await getRefusalCode(other, (await quote(one, premiumMonthly)).quote)).toBe(
      'billing.quote_invalid',
    );
  });

  it('is not available for the current plan, nor without a subscription', async () => {
    const person = await createSubscriber(billing);
    const refused = await person.request('POST', '/api/subscription/quote', proMonthly);
    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'billing.plan_held' });
    const [subscription] = await listStripeSubscriptions(billing, person);
    await billing.stripe.subscriptions.cancel(subscription!.id);
    await waitUntilProcessed(billing);
    const none = await person.request('POST', '/api/subscription/quote', premiumMonthly);
    expect(none.json()).toMatchObject({ statusCode: 409, code: 'billing.not_subscribed' });
  });
});
