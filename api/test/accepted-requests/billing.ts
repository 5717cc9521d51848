import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import {
  createConfirmedMember,
  advanceDays,
  LATER_DECLINED,
  quote,
  createSubscriber,
} from '../billing/billing-app.js';
import { WEBHOOK_SECRET } from '../support/simulator.js';
import type { Recipe, Recipes } from './recipe.js';
import type { World } from './world.js';

const sign = (payload: string) => ({
  'content-type': 'application/json',
  'stripe-signature': new Stripe('sk_test_1').webhooks.generateTestHeaderString({
    payload,
    secret: WEBHOOK_SECRET,
  }),
});

const createSubscriberRecipe =
  (url: string, body?: object): Recipe =>
  async ({ billing }) => ({ caller: await createSubscriber(billing), url, ...(body && { body }) });

const createGrant = async ({ api, userId, member, row }: World) => {
  const id = randomUUID();
  await api.db.query(
    `INSERT INTO billing_grants (id, user_id, tier, until, reason, created_at)
     VALUES ($1, $2, 'pro', now() + interval '30 days', 'a prize', now())`,
    [id, await userId(await member())],
  );
  return row<{ id: string }>('SELECT id FROM billing_grants WHERE id = $1', [id]);
};

export const billingRecipes: Recipes = {
  'POST /api/admin/billing/payments/:id/retry': async ({ admin, billing, row, userId }) => {
    const person = await createSubscriber(billing, undefined, LATER_DECLINED);
    await advanceDays(billing, 32);
    const invoice = await row<{ id: string }>(
      `SELECT id FROM billing_invoices WHERE status = 'open' AND user_id = $1`,
      [await userId(person)],
    );
    return { caller: admin, url: `/api/admin/billing/payments/${invoice.id}/retry`, costly: true };
  },
  'POST /api/admin/billing/work/:id/retry': async ({ admin, api }) => {
    const id = `evt_${randomUUID()}`;
    await api.db.query(
      `INSERT INTO billing_work (id, kind, customer_id, subject, received_at, attempts, next_at, last_error)
       VALUES ($1, 'event', 'cus_nobody', 'invoice.paid', now(), 14, NULL, 'it was full')`,
      [id],
    );
    return { caller: admin, url: `/api/admin/billing/work/${id}/retry` };
  },
  'POST /api/admin/users/:id/grants': async ({ admin, member, userId }) => ({
    caller: admin,
    url: `/api/admin/users/${await userId(await member())}/grants`,
    body: { tier: 'pro', until: '2099-01-31', reason: 'a prize' },
  }),
  'DELETE /api/admin/grants/:id': async (world) => ({
    caller: world.admin,
    url: `/api/admin/grants/${(await createGrant(world)).id}`,
  }),
  'POST /api/billing/webhook': async ({ visitor }) => ({
    caller: visitor(),
    url: '/api/billing/webhook',
    body: {
      id: `evt_${randomUUID()}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      type: 'invoice.paid',
      data: { object: { id: 'in_1', object: 'invoice', customer: 'cus_nobody' } },
    },
    headers: sign,
  }),
  'POST /api/subscription/checkout': async ({ billing }) => ({
    caller: await createConfirmedMember(billing),
    url: '/api/subscription/checkout',
    body: { tier: 'pro', interval: 'year' },
  }),
  'POST /api/subscription/quote': createSubscriberRecipe('/api/subscription/quote', {
    tier: 'premium',
    interval: 'month',
  }),
  'POST /api/subscription/change': async ({ billing }) => {
    const caller = await createSubscriber(billing);
    const { quote: token } = await quote(caller, { tier: 'premium', interval: 'month' });
    return { caller, url: '/api/subscription/change', body: { quote: token } };
  },
  'POST /api/subscription/cancel': async ({ billing }) => ({
    caller: await createSubscriber(billing),
    url: '/api/subscription/cancel',
    body: { reason: 'other', comment: 'I stay at home' },
    costly: true,
  }),
  'POST /api/subscription/resume': async ({ billing }) => {
    const caller = await createSubscriber(billing);
    await caller.request('POST', '/api/subscription/cancel', { reason: 'other' });
    return { caller, url: '/api/subscription/resume' };
  },
  'POST /api/subscription/card': createSubscriberRecipe('/api/subscription/card'),
  'POST /api/subscription/withdrawal': createSubscriberRecipe('/api/subscription/withdrawal', {
    name: 'Ana Ferreira',
  }),
};
