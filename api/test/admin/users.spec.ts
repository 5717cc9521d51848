import type { AdminUserSummary, OpenPage } from '@wanderwork/contracts';
import { User } from '../../src/modules/auth/entities/user.entity.js';
import { selectUsers } from '../../src/modules/auth/directory/user-list.js';
import { startTestApp, type TestApp } from '../support/index.js';
import {
  confirmEmail,
  listAdminActions,
  expireProof,
  createUser,
  createAdmin,
  type TestUser,
} from './admins.js';

let api: TestApp;
let admin: TestUser;
let member: TestUser;

const url = ({ id }: TestUser) => `/api/admin/users/${id}`;
const list = async (query: string) =>
  (await admin.browser.request('GET', `/api/admin/users?${query}`)).json<OpenPage<AdminUserSummary>>();
const listEmails = async (query: string) => (await list(query)).items.map(({ email }) => email);
const change = (whom: TestUser, payload: object, by = admin) =>
  by.browser.request('PATCH', url(whom), payload);

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await createAdmin(api);
  member = await createUser(api);
});

describe('the list of accounts', () => {
  it('finds an account by part of its email address or name, ignoring case and accents', async () => {
    await api.db.query(`UPDATE users SET name = 'Zoë Ångström_50%' WHERE id = $1`, [member.id]);
    const { email } = member.browser;
    expect(await listEmails(`q=${email.slice(2, 20).toUpperCase()}`)).toEqual([email]);
    expect(await listEmails('q=zoe%20angstrom')).toEqual([email]);
    expect(await listEmails(`q=${encodeURIComponent('m_50%')}`)).toEqual([email]);
    expect(await listEmails(`q=${encodeURIComponent('%')}`)).toEqual([email]);
    expect(await listEmails('q=nobody-is-called-this')).toEqual([]);
    await api.db.query(`UPDATE users SET name = 'Ana Ferreira' WHERE id = $1`, [member.id]);
  });

  it.each([
    ['tier=pro', `subscription_tier = 'pro'`],
    ['state=suspended', 'suspended_at = now()'],
    ['state=leaving', 'deletion_due_at = now()'],
    ['state=unconfirmed', 'email_confirmed_at = NULL'],
    ['state=admin', 'is_admin = true'],
  ])('filters by %s', async (query, assignment) => {
    const { email } = member.browser;
    await confirmEmail(api, member.id);
    expect(await listEmails(`q=${email}&${query}`)).toEqual([]);
    expect(await listEmails(`q=${email}&state=active&tier=free`)).toEqual([email]);
    await api.db.query(`UPDATE users SET ${assignment} WHERE id = $1`, [member.id]);
    expect(await listEmails(`q=${email}&${query}`)).toEqual([email]);
  });

  it('continues after the last item of a page, newest first, until the end', async () => {
    await api.db.query(
      `INSERT INTO users (id, email, name, first_name, last_name, must_change_password, is_admin, subscription_tier, created_at)
       SELECT ('0193a000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'crowd' || n || '@example.com', 'C', 'C', 'C',
         false, false, 'free', now() FROM generate_series(1, 120) n`,
    );
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: OpenPage<AdminUserSummary> = await list(`q=crowd${after && `&after=${after}`}`);
      expect(page.items.length).toBeLessThanOrEqual(50);
      seen.push(...page.items.map(({ email }) => email));
      after = page.nextKey;
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `crowd${120 - index}@example.com`));
  });

  it('uses an index to search many accounts', async () => {
    await api.db.query(
      `INSERT INTO users (id, email, name, first_name, last_name, must_change_password, is_admin, subscription_tier, created_at)
       SELECT gen_random_uuid(), md5(n::text) || '@example.org', md5((n + 1)::text), 'C', 'C', false, false, 'free', now()
       FROM generate_series(1, 20000) n`,
    );
    await api.db.query('ANALYZE users');
    const [sql, values] = selectUsers(api.db.getRepository(User), {
      q: 'a87ff679a2f3e71d9181',
      limit: 51,
    }).getQueryAndParameters();
    const plan = JSON.stringify(await api.db.query(`EXPLAIN ${sql}`, values));
    expect(plan).toContain('users_search');
    expect(plan).not.toContain('Seq Scan');
  });

  it.each(['after=1', 'tier=gold', 'state=gone', 'sort=name'])('refuses %s', async (query) => {
    expect((await admin.browser.request('GET', `/api/admin/users?${query}`)).statusCode).toBe(400);
  });
});

describe('an account', () => {
  it('shows its status and no secret', async () => {
    const response = await admin.browser.request('GET', url(member));
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      id: member.id,
      email: member.browser.email,
      name: 'Ana Ferreira',
      tier: 'free',
      isAdmin: false,
      emailConfirmed: false,
      suspendedAt: null,
      deletionDueAt: null,
      createdAt: expect.any(String),
      sessions: 1,
      lastSeenAt: expect.any(String),
      secondFactors: [],
    });
  });

  it('refuses a tier: tiers are granted, with a reason', async () => {
    const response = await change(member, { tier: 'pro', reason: 'A prize' });
    expect(response.json()).toMatchObject({ statusCode: 400, errors: [{ path: 'tier' }] });
    expect((await admin.browser.request('GET', url(member))).json()).toMatchObject({ tier: 'free' });
    expect(await listAdminActions(api, admin)).toEqual([]);
  });

  it('is neither changed nor audited when it already has the requested state', async () => {
    const same = { suspended: false, reason: 'Nothing is wrong' };
    expect((await change(member, same)).statusCode).toBe(200);
    expect(await listAdminActions(api, admin)).toEqual([]);
  });

  it('is suspended with a reason: every session ends, and none returns when the suspension ends', async () => {
    expect((await change(member, { suspended: true })).json()).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ path: 'reason', message: 'Please say why' }),
      ]),
    });
    expect(await member.browser.isSignedIn()).toBe(true);
    const reason = 'Sends letters that nobody wants';
    expect((await change(member, { suspended: true, reason })).json()).toMatchObject({
      suspendedAt: expect.any(String),
      sessions: 0,
    });
    expect(await member.browser.isSignedIn()).toBe(false);
    expect((await member.browser.signIn()).json()).toMatchObject({ code: 'auth.suspended' });
    expect(await listAdminActions(api, admin)).toEqual([
      {
        action: 'admin.account_changed',
        target_type: 'user',
        target_id: member.id,
        old_value: { suspended: false },
        new_value: { suspended: true },
        reason,
      },
    ]);

    await change(member, { suspended: false, reason: 'It was somebody else' });
    expect(await member.browser.isSignedIn()).toBe(false);
    expect((await member.browser.signIn()).statusCode).toBe(200);
  });

  it('becomes an admin once its address is confirmed, and has to sign in again', async () => {
    const role = { isAdmin: true, reason: 'Joins the team' };
    expect((await change(member, role)).json()).toMatchObject({ code: 'auth.email_unconfirmed' });
    await confirmEmail(api, member.id);
    expect((await change(member, role)).json()).toMatchObject({ isAdmin: true });
    expect(await member.browser.isSignedIn()).toBe(false);
    await member.browser.signIn();
    expect((await member.browser.request('GET', '/api/admin/overview')).statusCode).toBe(200);
  });

  it('can have its sessions ended', async () => {
    await member.browser.openBrowser().signIn();
    const response = await admin.browser.request('POST', `${url(member)}/end-sessions`);
    expect(response.json()).toEqual({ ended: 2 });
    expect(await member.browser.isSignedIn()).toBe(false);
    expect((await listAdminActions(api, admin))[0]).toMatchObject({
      action: 'admin.sessions_ended',
      target_id: member.id,
      new_value: { ended: 2 },
    });
  });
});

describe('an admin', () => {
  it.each([
    ['role', { isAdmin: false, reason: 'Enough' }],
    ['access', { suspended: true, reason: 'Enough' }],
  ])('cannot remove their own %s', async (_what, payload) => {
    const response = await change(admin, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'admin.own_account' });
    expect((await admin.browser.request('GET', '/api/admin/overview')).statusCode).toBe(200);
  });

  it('always remains when two demote each other at once', async () => {
    const other = await createAdmin(api);
    const payload = { isAdmin: false, reason: 'I was first' };
    const responses = await Promise.all([change(other, payload, admin), change(admin, payload, other)]);
    const [{ left }] = (await api.db.query(
      'SELECT count(*)::integer AS left FROM users WHERE is_admin AND id IN ($1, $2)',
      [admin.id, other.id],
    )) as [{ left: number }];
    expect(left).toBe(1);
    expect(responses.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['PATCH', '', { suspended: true, reason: 'Enough' }],
    ['POST', '/end-sessions', undefined],
  ] as const)('has to re-authenticate first: %s %s', async (method, path, payload) => {
    await expireProof(api, admin);
    const response = await admin.browser.request(method, url(member) + path, payload);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'auth.fresh_required' });
    expect(await listAdminActions(api, admin)).toEqual([]);
    expect((await admin.browser.request('GET', url(member))).json()).toMatchObject({
      suspendedAt: null,
      sessions: 1,
    });
  });
});
