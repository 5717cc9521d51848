import type { AdminRevenue } from '@wanderwork/contracts';
import { AccountErasureJob } from '../../src/modules/account/jobs/account-erasure.job.js';
import { TiersService } from '../../src/modules/billing/people/tiers.service.js';
import { listEmailsTo } from '../support/emails.js';
import type { Browser } from '../support/member.js';
import {
  type BillingApp,
  createConfirmedMember,
  getUserId,
  startBillingApp,
  getSubscription,
  waitUntilProcessed,
  createSubscriber,
  listStripeSubscriptions,
  getTier,
} from './billing-app.js';

let billing: BillingApp;
let admin: Record<string, string>;

beforeAll(async () => {
  billing = await startBillingApp();
  admin = await billing.api.signInAs('admin');
});
afterAll(() => billing.close());

/** The user's customer id at Stripe. */
const getCustomerId = async (person: Browser): Promise<string> =>
  ((await listStripeSubscriptions(billing, person))[0]!.customer as { id: string }).id;

const requestAsAdmin = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  billing.api.inject({ method, url: `/api/admin/${url}`, headers: admin, ...(payload && { payload }) });

describe('a paying user', () => {
  it('gets subscription and invoices in the export', async () => {
    const person = await createSubscriber(billing);
    const { billing: part } = (await person.request('GET', '/api/account/export')).json();
    expect(part).toMatchObject({
      customer: expect.stringMatching(/^cus_/),
      subscriptions: [{ tier: 'pro', status: 'active' }],
      invoices: [{ amount: 900, status: 'paid' }],
    });
  });

  it('sees two invoices of the same second in the order in which they were created', async () => {
    const person = await createConfirmedMember(billing);
    await billing.api.db.query(
      `INSERT INTO billing_invoices (id, user_id, number, status, reason, amount, currency, created_at, lines)
       SELECT id, $1, number, 'paid', 'change', 900, 'usd', '2026-11-02T12:00:00Z', '[]'
       FROM (VALUES ('in_b', 'WW-0001'), ('in_a', 'WW-0002'), ('in_c', 'WW-0003')) made (id, number)`,
      [await getUserId(billing, person)],
    );
    const invoices = (await person.request('GET', '/api/subscription/invoices')).json<{ number: string }[]>();
    expect(invoices.map(({ number }) => number)).toEqual(['WW-0003', 'WW-0002', 'WW-0001']);
  });

  it("is not charged again after requesting the account's deletion", async () => {
    const person = await createSubscriber(billing);
    await person.request('POST', '/api/account/deletion');
    await waitUntilProcessed(billing);
    expect((await getSubscription(person)).subscription?.endsAt).toEqual(expect.any(String));
  });

  it('leaves behind only anonymous invoices, and nothing running at Stripe', async () => {
    const person = await createSubscriber(billing);
    const id = await getUserId(billing, person);
    const [before] = await listStripeSubscriptions(billing, person);
    await person.request('POST', '/api/account/deletion');
    await billing.api.db.query(
      `UPDATE users SET deletion_due_at = now() - interval '10 minutes' WHERE id = $1`,
      [id],
    );
    await billing.api.app.get(AccountErasureJob).run();
    await waitUntilProcessed(billing);
    const { status } = await billing.stripe.subscriptions.retrieve(before!.id);
    expect(status).toBe('canceled');
    const invoices = await billing.api.db.query(
      'SELECT user_id, url, amount FROM billing_invoices WHERE subscription_id = $1',
      [before!.id],
    );
    expect(invoices).toEqual([{ user_id: null, url: null, amount: 900 }]);
    for (const table of [
      'customers',
      'subscriptions',
      'invoices',
      'work',
      'grants',
      'withdrawals',
      'leases',
    ]) {
      const rows = await billing.api.db.query(
        `SELECT 1 FROM billing_${table} AS whole WHERE whole::text LIKE '%' || $1 || '%'`,
        [id],
      );
      expect({ table, rows }).toEqual({ table, rows: [] });
    }
  });
});

describe('a tier granted by an admin', () => {
  it('is valid until its end, with an audit entry that has the reason, and an email', async () => {
    const person = await createConfirmedMember(billing);
    const id = await getUserId(billing, person);
    const until = '2099-01-31T00:00:00.000Z';
    const grant = await requestAsAdmin('POST', `users/${id}/grants`, {
      tier: 'premium',
      until,
      reason: 'a prize',
    });
    expect(grant.json()).toMatchObject({ tier: 'premium', until, reason: 'a prize' });
    expect(await getSubscription(person)).toMatchObject({
      tier: 'premium',
      grant: { tier: 'premium', until },
    });
    const [entry] = await billing.api.db.query(
      `SELECT reason FROM audit_entries WHERE action = 'billing.tier_granted' AND target_id = $1`,
      [id],
    );
    expect(entry).toEqual({ reason: 'a prize' });
    const emails = await listEmailsTo(billing.api, person.email);
    expect(emails.map(({ subject }) => subject)).toContain('Your plan was changed');
    await billing.api.db.query(`UPDATE billing_grants SET until = now() WHERE user_id = $1`, [id]);
    await billing.api.db.query(`UPDATE users SET tier_until = now() WHERE id = $1`, [id]);
    expect(await getTier(person)).toBe('free');
    await billing.api.app.get(TiersService).updateLapsedTiers(10);
    expect(await getSubscription(person)).toMatchObject({ tier: 'free', grant: null });
    const subjects = (await listEmailsTo(billing.api, person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Your plan was changed')).toHaveLength(2);
  });

  it.each([
    ['in the past', '2020-01-31'],
    ['not a date', '31/01/2099'],
    ['not a calendar date', '2099-02-30'],
    ['a time without a time zone', '2099-01-31T10:00:00'],
  ])('needs an unambiguous end in the future: not one that is %s', async (_what, until) => {
    const id = await getUserId(billing, await createConfirmedMember(billing));
    const refused = await requestAsAdmin('POST', `users/${id}/grants`, {
      tier: 'pro',
      until,
      reason: 'a prize',
    });
    expect(refused.json()).toMatchObject({ statusCode: 400, errors: [{ path: 'until' }] });
    const granted = await billing.api.db.query('SELECT 1 FROM billing_grants WHERE user_id = $1', [id]);
    expect(granted).toEqual([]);
  });

  it('until a date ends when that day begins, in UTC', async () => {
    const id = await getUserId(billing, await createConfirmedMember(billing));
    const grant = await requestAsAdmin('POST', `users/${id}/grants`, {
      tier: 'pro',
      until: '2099-01-31',
      reason: 'a prize',
    });
    expect(grant.json()).toMatchObject({ until: '2099-01-31T00:00:00.000Z' });
  });

  it('can be revoked without affecting the paid tier', async () => {
    const person = await createSubscriber(billing);
    const id = await getUserId(billing, person);
    const grant = await requestAsAdmin('POST', `users/${id}/grants`, { tier: 'premium', reason: 'a prize' });
    expect(await getTier(person)).toBe('premium');
    const revoked = await requestAsAdmin('DELETE', `grants/${grant.json<{ id: string }>().id}`);
    expect(revoked.statusCode).toBe(200);
    expect(await getTier(person)).toBe('pro');
  });

  it('does not lower a higher paid tier', async () => {
    const person = await createSubscriber(billing, { tier: 'premium', interval: 'month' });
    const id = await getUserId(billing, person);
    await requestAsAdmin('POST', `users/${id}/grants`, { tier: 'pro', reason: 'a prize' });
    expect(await getTier(person)).toBe('premium');
  });

  it('survives an event from Stripe', async () => {
    const person = await createSubscriber(billing);
    const id = await getUserId(billing, person);
    await requestAsAdmin('POST', `users/${id}/grants`, { tier: 'premium', reason: 'a prize' });
    await person.request('POST', '/api/subscription/cancel', {});
    expect(await getTier(person)).toBe('premium');
  });
});

describe('the admin area', () => {
  it("shows a user's invoices and grants", async () => {
    const person = await createSubscriber(billing);
    const seen = (await requestAsAdmin('GET', `users/${await getUserId(billing, person)}/billing`)).json();
    expect(seen).toMatchObject({
      overview: { tier: 'pro' },
      subscriptions: [{ tier: 'pro', state: 'active', endedAt: null, withdrawnAt: null }],
      invoices: [{ amount: 900 }],
      grants: [],
    });
  });

  it('lists every subscription, page by page and filtered by state', async () => {
    const people = [await createSubscriber(billing), await createSubscriber(billing)];
    await people[1]!.request('POST', '/api/subscription/cancel', {});
    const [{ newest }] = await billing.api.db.query(
      'SELECT id AS newest FROM billing_subscriptions ORDER BY started_at DESC, id DESC LIMIT 1',
    );
    const list = async (query: string) =>
      (await requestAsAdmin('GET', `billing/subscriptions?${query}`)).json<{
        items: { id: string; state: string; owner: { email: string } }[];
        nextKey: string | null;
      }>();
    const all = await list('');
    expect(all.items[0]!.id).toBe(newest);
    expect((await list(`after=${newest}`)).items).toEqual(all.items.slice(1));
    const found = await list(`q=${encodeURIComponent(people[1]!.email)}&state=ending&tier=pro`);
    expect(found).toMatchObject({
      items: [{ state: 'ending', owner: { email: people[1]!.email } }],
      nextKey: null,
    });
    expect((await list(`q=${encodeURIComponent(people[1]!.email)}&state=active`)).items).toEqual([]);
    expect((await list('q=%25')).items).toEqual([]);
  });

  it('shows running subscriptions and revenue', async () => {
    const before = (await requestAsAdmin('GET', 'billing')).json();
    await createSubscriber(billing, { tier: 'premium', interval: 'year' });
    const after = (await requestAsAdmin('GET', 'billing')).json();
    expect(after.subscriptions.premium).toBe(before.subscriptions.premium + 1);
    const [[was], [is]] = [before.revenue, after.revenue];
    expect(is.monthly).toBe(was.monthly + Math.round(19000 / 12));
    expect(is.revenue[0].amount).toBe(was.revenue[0].amount + 19000);
  });

  it('counts a canceled plan neither as running nor in the monthly revenue', async () => {
    const before = (await requestAsAdmin('GET', 'billing')).json();
    const person = await createSubscriber(billing);
    await person.request('POST', '/api/subscription/cancel', {});
    const after = (await requestAsAdmin('GET', 'billing')).json();
    expect(after.subscriptions).toEqual(before.subscriptions);
    expect(after.ending).toBe(before.ending + 1);
    expect(after.revenue[0].monthly).toBe(before.revenue[0].monthly);
  });

  it('subtracts refunds made at Stripe, and counts each currency separately', async () => {
    const person = await createSubscriber(billing);
    const id = await getUserId(billing, person);
    await billing.api.db.query(
      `INSERT INTO billing_invoices (id, user_id, status, reason, amount, refunded, currency, created_at, lines)
       VALUES ('in_yen', $1, 'paid', 'renewal', 1200, 200, 'jpy', now() - interval '400 days', '[]')`,
      [id],
    );
    const getRevenue = async () =>
      (await requestAsAdmin('GET', 'billing')).json<{ revenue: AdminRevenue[] }>().revenue;
    const [yen, dollars] = await getRevenue();
    expect(yen).toMatchObject({ currency: 'jpy', monthly: 0, revenue: { length: 12 } });
    expect(dollars).toMatchObject({ currency: 'usd' });
    const { data } = await billing.stripe.charges.list({ customer: await getCustomerId(person) });
    await billing.stripe.refunds.create({ payment_intent: data[0]!.payment_intent as string, amount: 500 });
    await waitUntilProcessed(billing);
    expect((await getRevenue())[1]!.revenue[0]!.amount).toBe(dollars!.revenue[0]!.amount - 500);
    await billing.api.db.query(`DELETE FROM billing_invoices WHERE id = 'in_yen'`);
  });

  it('lists failed work and retries it', async () => {
    await billing.api.db.query(
      `INSERT INTO billing_work (id, kind, customer_id, subject, received_at, attempts, next_at, last_error)
       VALUES ('evt_failed', 'event', 'cus_nobody', 'invoice.paid', now(), 14, NULL, 'it was full')`,
    );
    expect((await requestAsAdmin('GET', 'billing/work')).json()).toMatchObject([
      { id: 'evt_failed', kind: 'event invoice.paid', nextAt: null, lastError: 'it was full' },
    ]);
    const retried = await requestAsAdmin('POST', 'billing/work/evt_failed/retry');
    expect(retried.json()).toEqual([]);
    expect((await requestAsAdmin('POST', 'billing/work/evt_failed/retry')).statusCode).toBe(404);
  });
});
