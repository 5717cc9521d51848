import Stripe from 'stripe';
import { WEBHOOK_SECRET } from '../support/simulator.js';
import { type BillingApp, startBillingApp } from './billing-app.js';

let billing: BillingApp;

beforeAll(async () => {
  billing = await startBillingApp();
});
afterAll(() => billing.close());

const createEvent = (id = 'evt_1', customer = 'cus_nobody') =>
  JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    type: 'invoice.paid',
    data: { object: { id: 'in_1', object: 'invoice', customer } },
  });

const getUnixTime = () => Math.floor(Date.now() / 1000);

const sign = (payload: string, timestamp = getUnixTime(), secret = WEBHOOK_SECRET) =>
  new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, timestamp, secret });

const send = (payload: string, signature?: string, type = 'application/json') =>
  billing.api.inject({
    method: 'POST',
    url: '/api/billing/webhook',
    headers: { 'content-type': type, ...(signature && { 'stripe-signature': signature }) },
    payload,
  });

const countStored = async (id: string) => {
  const rows: unknown[] = await billing.api.db.query('SELECT 1 FROM billing_work WHERE id = $1', [id]);
  return rows.length;
};

it('accepts a signed event once', async () => {
  const payload = createEvent('evt_good');
  for (let time = 0; time < 3; time += 1) expect((await send(payload, sign(payload))).statusCode).toBe(200);
  expect(await countStored('evt_good')).toBe(1);
});

it('accepts an event once when it is sent many times at once', async () => {
  const payload = createEvent('evt_at_once');
  const responses = await Promise.all(Array.from({ length: 8 }, () => send(payload, sign(payload))));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  expect(await countStored('evt_at_once')).toBe(1);
});

describe('refuses, before parsing it,', () => {
  const payload = createEvent('evt_bad');

  it.each([
    ['an unsigned event', () => send(payload)],
    ['an event with another signature', () => send(payload, sign(payload, getUnixTime(), 'whsec_other'))],
    ['an event signed ten minutes ago', () => send(payload, sign(payload, getUnixTime() - 600))],
    ['an event signed by a clock an hour behind', () => send(payload, sign(payload, getUnixTime() - 3600))],
    ['an event signed ten minutes in the future', () => send(payload, sign(payload, getUnixTime() + 600))],
    ['an event signed a day in the future', () => send(payload, sign(payload, getUnixTime() + 100_000))],
    ['an altered event', () => send(payload.replace('cus_nobody', 'cus_other'), sign(payload))],
    ['a body that is not JSON', () => send('{', sign(payload))],
    ['an empty body', () => send('', sign(''), 'application/json')],
    ['a malformed signature', () => send(payload, 't=now,v1=abc')],
  ])('%s', async (_what, sent) => {
    const response = await sent();
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'billing.webhook_refused' });
    expect(await countStored('evt_bad')).toBe(0);
  });

  it('and accepts it when it arrives intact', async () => {
    expect((await send(payload, sign(payload, getUnixTime() - 60))).statusCode).toBe(200);
    expect((await send(payload, sign(payload, getUnixTime() + 60))).statusCode).toBe(200);
    expect(await countStored('evt_bad')).toBe(1);
  });
});
