import { atCheckout, type House, openHouse } from './testing/house';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const send = (url: string, form: Record<string, string>, headers = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual', headers });

const stateOf = async (id: string) => (await house.stripe.checkout.sessions.retrieve(id)).status;

describe('the checkout page', () => {
  it('says that it is a test and what is charged', async () => {
    const { session } = await atCheckout(house, 'price_premium_year');
    const text = await (await fetch(session.url as string)).text();
    expect(text).toContain('TEST MODE');
    expect(text).toContain('Premium');
    expect(text).toContain('Pay $190.00');
  });

  it('takes 4242 4242 4242 4242 and leads back', async () => {
    const { session, customer } = await atCheckout(house);
    const answer = await send(session.url as string, { number: '4242 4242 4242 4242' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `http://localhost:4200/subscription/success?session=${session.id}`,
    );
    const paid = await house.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      subscription: { customer: customer.id, status: 'active', metadata: { user: 'ana' } },
    });
  });

  it('declines 4000 0000 0000 0002 and lets one try again', async () => {
    const { session } = await atCheckout(house);
    const answer = await send(session.url as string, { number: '4000000000000002' });
    expect(await answer.text()).toContain('Your card was declined.');
    expect(await stateOf(session.id)).toBe('open');
    expect((await send(session.url as string, { number: '4242424242424242' })).status).toBe(303);
  });

  it('sends 4000 0025 0000 3155 to the bank first', async () => {
    const { session } = await atCheckout(house);
    const number = '4000002500003155';
    const asked = await (await send(session.url as string, { number })).text();
    expect(asked).toContain('Your bank asks');
    expect(await (await send(session.url as string, { number, bank: 'no' })).text()).toContain(
      'Your bank did not confirm the payment. Nothing was charged.',
    );
    expect(await stateOf(session.id)).toBe('open');
    expect((await send(session.url as string, { number, bank: 'yes' })).status).toBe(303);
  });

  it('takes no number that is no test card', async () => {
    const { session } = await atCheckout(house);
    const answer = await send(session.url as string, { number: '5555555555554444' });
    expect(await answer.text()).toContain('No real card belongs here.');
  });

  it('charges once, however often it is sent', async () => {
    const { session, customer } = await atCheckout(house);
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(session.url as string, { number: '4242424242424242' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
    const { data } = await house.stripe.subscriptions.list({ customer: customer.id });
    expect(data).toHaveLength(1);
  });

  it('is over once it expired', async () => {
    const { session } = await atCheckout(house);
    await house.stripe.checkout.sessions.expire(session.id);
    expect((await fetch(session.url as string)).status).toBe(410);
    await expect(house.stripe.checkout.sessions.expire(session.id)).rejects.toThrow('expireable');
  });

  it('takes no form of another site', async () => {
    const { session } = await atCheckout(house);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await send(session.url as string, { number: '4242424242424242' }, headers)).status).toBe(403);
  });
});

describe('the calls', () => {
  it('need the key, and the control its token', async () => {
    expect((await fetch(`${house.url()}/v1/customers`, { method: 'POST' })).status).toBe(401);
    expect((await fetch(`${house.url()}/control/advance`, { method: 'POST' })).status).toBe(401);
  });

  it('with the key of an earlier one change nothing more', async () => {
    const once = { idempotencyKey: 'one key' };
    const first = await house.stripe.customers.create({ email: 'bo@example.com' }, once);
    expect((await house.stripe.customers.create({ email: 'bo@example.com' }, once)).id).toBe(first.id);
    await expect(house.stripe.customers.create({ email: 'cy@example.com' }, once)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('say what there is not', async () => {
    await expect(house.stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
  });
});
