import { openCheckout, type TestSimulator, startTestSimulator } from './testing/test-simulator';

let simulator: TestSimulator;

beforeAll(async () => {
  simulator = await startTestSimulator();
});
afterAll(() => simulator.close());

const send = (url: string, form: Record<string, string>, headers = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual', headers });

const getStatus = async (id: string) => (await simulator.stripe.checkout.sessions.retrieve(id)).status;

describe('the checkout page', () => {
  it('shows test mode and the price', async () => {
    const { session } = await openCheckout(simulator, 'price_premium_year');
    const text = await (await fetch(session.url as string)).text();
    expect(text).toContain('TEST MODE');
    expect(text).toContain('Premium');
    expect(text).toContain('Pay $190.00');
  });

  it('accepts 4242 4242 4242 4242 and redirects back', async () => {
    const { session, customer } = await openCheckout(simulator);
    const answer = await send(session.url as string, { number: '4242 4242 4242 4242' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `http://localhost:4200/subscription/success?session=${session.id}`,
    );
    const paid = await simulator.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      subscription: { customer: customer.id, status: 'active', metadata: { user: 'ana' } },
    });
  });

  it('declines 4000 0000 0000 0002 and allows another try', async () => {
    const { session } = await openCheckout(simulator);
    const answer = await send(session.url as string, { number: '4000000000000002' });
    expect(await answer.text()).toContain('Your card was declined.');
    expect(await getStatus(session.id)).toBe('open');
    expect((await send(session.url as string, { number: '4242424242424242' })).status).toBe(303);
  });

  it('sends 4000 0025 0000 3155 to the bank first', async () => {
    const { session } = await openCheckout(simulator);
    const number = '4000002500003155';
    const bankPage = await (await send(session.url as string, { number })).text();
    expect(bankPage).toContain('Your bank asks');
    expect(await (await send(session.url as string, { number, bank: 'no' })).text()).toContain(
      'Your bank did not confirm the payment. Nothing was charged.',
    );
    expect(await getStatus(session.id)).toBe('open');
    expect((await send(session.url as string, { number, bank: 'yes' })).status).toBe(303);
  });

  it('rejects a number that is not a test card', async () => {
    const { session } = await openCheckout(simulator);
    const answer = await send(session.url as string, { number: '5555555555554444' });
    expect(await answer.text()).toContain('Do not enter a real card.');
  });

  it('charges once, however often the form is sent', async () => {
    const { session, customer } = await openCheckout(simulator);
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(session.url as string, { number: '4242424242424242' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
    const { data } = await simulator.stripe.subscriptions.list({ customer: customer.id });
    expect(data).toHaveLength(1);
  });

  it('answers 410 after the session expired', async () => {
    const { session } = await openCheckout(simulator);
    await simulator.stripe.checkout.sessions.expire(session.id);
    expect((await fetch(session.url as string)).status).toBe(410);
    await expect(simulator.stripe.checkout.sessions.expire(session.id)).rejects.toThrow('expireable');
  });

  it('rejects a form from another site', async () => {
    const { session } = await openCheckout(simulator);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await send(session.url as string, { number: '4242424242424242' }, headers)).status).toBe(403);
  });
});

describe('the API calls', () => {
  it('require the API key; controls require the token', async () => {
    expect((await fetch(`${simulator.url()}/v1/customers`, { method: 'POST' })).status).toBe(401);
    expect((await fetch(`${simulator.url()}/control/advance`, { method: 'POST' })).status).toBe(401);
  });

  it('change nothing again with the same idempotency key', async () => {
    const sameKey = { idempotencyKey: 'one key' };
    const first = await simulator.stripe.customers.create({ email: 'bo@example.com' }, sameKey);
    expect((await simulator.stripe.customers.create({ email: 'bo@example.com' }, sameKey)).id).toBe(first.id);
    await expect(
      simulator.stripe.customers.create({ email: 'cy@example.com' }, sameKey),
    ).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('answer 404 for a missing object', async () => {
    await expect(simulator.stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
  });
});
