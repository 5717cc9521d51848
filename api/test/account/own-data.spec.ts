import { dimensionKeys } from '@wanderwork/contracts';
import { AccountErasureJob } from '../../src/modules/account/jobs/account-erasure.job.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { createBarrier } from '../support/barrier.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { type Browser, createMember, PASSWORD } from '../support/member.js';

let api: TestApp;
let otherProcess: TestApp;
let ana: Browser;
let id: string;
const count = async (from: string, values: unknown[]): Promise<number> =>
  ((await api.db.query(`SELECT count(*)::int AS n FROM ${from}`, values)) as [{ n: number }])[0].n;
const ageProof = (time: string) =>
  api.db.query('UPDATE sessions SET proven_at = now() - $1::interval WHERE user_id = $2', [time, id]);
const requestDeletion = () => ana.request('POST', '/api/account/deletion');
const endGracePeriod = () =>
  api.db.query(`UPDATE users SET deletion_due_at = now() - interval '10 minutes' WHERE id = $1`, [id]);

beforeAll(async () => {
  api = await startTestApp();
  otherProcess = await api.startAnother();
});
afterAll(async () => {
  await otherProcess.close();
  await api.close();
});
beforeEach(async () => {
  ana = await createMember(api);
  id = (await ana.request('GET', '/api/auth/user')).json<{ id: string }>().id;
});

describe('many requests of one user at once', () => {
  /** As many requests as the database pool has connections: a request that needs two connections would hang. */
  const sendMany = async (ask: () => Promise<{ statusCode: number }>) =>
    new Set((await Promise.all(Array.from({ length: 12 }, ask))).map(({ statusCode }) => statusCode));

  it.each([
    ['POST', 200],
    ['DELETE', 204],
  ] as const)('%s of the deletion needs one connection per request', async (method, status) => {
    expect(await sendMany(() => ana.clone().request(method, '/api/account/deletion'))).toEqual(
      new Set([status]),
    );
  });
});

describe('the export', () => {
  it('contains everything stored about the user, and no secret', async () => {
    await ana.request('PATCH', '/api/account/profile', { homeCity: 'lisbon', passports: ['PT'] });
    await ana.request('POST', '/api/newsletter/subscribe', { email: ana.email, name: '' });
    await ana.request('POST', '/api/waitlist', { email: ana.email, name: 'Ana', newsletter: false });
    const response = await ana.request('GET', '/api/account/export');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-disposition': 'attachment; filename="wanderwork-export.json"',
      'cache-control': 'no-store',
    });
    expect(response.json()).toMatchObject({
      product: 'WanderWork',
      exportedAt: expect.any(String),
      account: {
        id,
        email: ana.email,
        firstName: 'Ana',
        hasPassword: true,
        sessions: [{ device: 'Firefox on Linux' }],
      },
      profile: { homeCity: 'lisbon', passports: ['PT'] },
      newsletter: [{ email: ana.email, consent: 'pending' }],
      waitlist: [{ email: ana.email, name: 'Ana' }],
      history: [{ action: 'account.signed_in', newValue: { device: 'Firefox on Linux', by: ['password'] } }],
    });
    expect(response.body).not.toMatch(/argon2|idHash|id_hash/);
  });

  it('contains nothing about anybody else', async () => {
    const bo = await createMember(api);
    await bo.request('POST', '/api/waitlist', { email: bo.email, name: 'Bo', newsletter: true });
    expect((await ana.request('GET', '/api/account/export')).body).not.toContain(bo.email);
  });

  it('requires re-authentication within the last ten minutes', async () => {
    await ageProof('9 minutes');
    expect((await ana.request('GET', '/api/account/export')).statusCode).toBe(200);
    await ageProof('11 minutes');
    const response = await ana.request('GET', '/api/account/export');
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'auth.fresh_required' });
  });
});

describe('deleting an account', () => {
  it('requires re-authentication within the last ten minutes', async () => {
    await ageProof('11 minutes');
    expect((await requestDeletion()).json()).toMatchObject({ code: 'auth.fresh_required' });
    expect((await ana.request('GET', '/api/account/profile')).json()).toMatchObject({ deletionDueAt: null });
  });

  it('schedules it in fourteen days, returns the date and ends the other sessions', async () => {
    const phone = ana.openBrowser();
    await phone.signIn();
    const { deletionDueAt } = (await requestDeletion()).json<{ deletionDueAt: string }>();
    const days = (Date.parse(deletionDueAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.99);
    expect(days).toBeLessThanOrEqual(14);
    expect(await phone.isSignedIn(otherProcess)).toBe(false);
    expect((await ana.request('GET', '/api/account/profile')).json()).toMatchObject({ deletionDueAt });
  });

  it('is cancelled by signing in, or by the cancel button', async () => {
    const getDueDate = async () =>
      (await ana.request('GET', '/api/account/profile')).json<{ deletionDueAt: string | null }>()
        .deletionDueAt;
    await requestDeletion();
    await ana.openBrowser().signIn();
    expect(await getDueDate()).toBeNull();
    await requestDeletion();
    expect((await ana.request('DELETE', '/api/account/deletion')).statusCode).toBe(204);
    expect(await getDueDate()).toBeNull();
  });

  it('does not happen before its date', async () => {
    await requestDeletion();
    await api.app.get(AccountErasureJob).run();
    expect(await ana.isSignedIn()).toBe(true);
  });

  it('accepts no request of the account from that date on, and waits for requests that started earlier', async () => {
    const gate = await createBarrier(api, 'INSERT', 'irex_wishes');
    const sliders = Object.fromEntries(dimensionKeys.map((key) => [key, 1]));
    const preferences = { sliders, passport: null, clients: null, stay: null, budgetUsd: null };
    const saving = ana.request('PUT', '/api/account/irex', preferences);
    await gate.reached();
    await api.db.query('UPDATE users SET deletion_due_at = now() WHERE id = $1', [id]);
    expect(await ana.clone().isSignedIn()).toBe(false);
    await api.app.get(AccountErasureJob).run();
    expect(await count('users WHERE id = $1', [id])).toBe(1);
    await gate.open();
    expect((await saving).statusCode).toBe(200);
    await gate.remove();
    expect(await count('irex_wishes WHERE user_id = $1', [id])).toBe(1);
    await endGracePeriod();
    await api.app.get(AccountErasureJob).run();
    expect(await count('irex_wishes WHERE user_id = $1', [id])).toBe(0);
  });

  it('can be cancelled by signing in until the account is erased', async () => {
    await api.db.query('UPDATE users SET deletion_due_at = now() WHERE id = $1', [id]);
    expect((await ana.signIn()).statusCode).toBe(200);
    await api.app.get(AccountErasureJob).run();
    expect(await ana.isSignedIn()).toBe(true);
  });

  it('erases everything, once, even when two processes run the job', async () => {
    await ana.request('PATCH', '/api/account/profile', { homeCity: 'lisbon' });
    await ana.request('POST', '/api/newsletter/subscribe', { email: ana.email, name: '' });
    await ana.request('POST', '/api/waitlist', { email: ana.email, name: 'Ana', newsletter: false });
    await requestDeletion();
    await endGracePeriod();
    const countErasures = () => count(`audit_entries WHERE action = 'account.erased'`, []);
    const before = await countErasures();
    await Promise.all(
      [api, otherProcess, api, otherProcess].map((one) => one.app.get(AccountErasureJob).run()),
    );
    expect(await countErasures()).toBe(before + 1);
    expect(await ana.isSignedIn()).toBe(false);
    for (const table of ['users', 'newsletter_subscriptions', 'waitlist_entries'])
      expect(await count(`${table} WHERE email = $1`, [ana.email])).toBe(0);
    for (const table of ['sessions', 'profiles'])
      expect(await count(`${table} WHERE user_id = $1`, [id])).toBe(0);
    expect((await ana.signIn()).statusCode).toBe(401);
  });

  it('leaves audit entries that lead to nobody', async () => {
    await requestDeletion();
    const entriesBefore = await count('audit_entries WHERE actor_id = $1::uuid', [id]);
    expect(entriesBefore).toBeGreaterThan(1);
    const all = await count('audit_entries', []);
    await endGracePeriod();
    await api.app.get(AccountErasureJob).run();
    expect(await count('audit_entries', [])).toBe(all + 1);
    expect(await count('audit_entries WHERE actor_id = $1::uuid OR target_id = $1::text', [id])).toBe(0);
    const rows = JSON.stringify(await api.db.query('SELECT * FROM audit_entries'));
    expect(rows).not.toContain(ana.email);
  });

  it('rolls back an erasure that fails, retries it later and does not delay the others', async () => {
    const bo = await createMember(api);
    await bo.request('POST', '/api/account/deletion');
    await requestDeletion();
    await api.db.query(`UPDATE users SET deletion_due_at = now() - interval '1 hour' WHERE email = $1`, [
      ana.email,
    ]);
    await api.db.query(`UPDATE users SET deletion_due_at = now() - interval '10 minutes' WHERE email = $1`, [
      bo.email,
    ]);
    let broken = true;
    api.app.get(PersonalData).add({
      name: 'of a later module',
      export: async () => null,
      erase: async (person) => {
        if (broken && person.email === ana.email) throw new Error('this part is broken');
      },
    });
    await api.app.get(AccountErasureJob).run();
    expect(await count('users WHERE email = $1', [ana.email])).toBe(1);
    expect(await count('users WHERE email = $1', [bo.email])).toBe(0);
    expect(await count('sessions WHERE user_id = $1', [id])).toBe(1);
    broken = false;
    await api.app.get(AccountErasureJob).run();
    expect(await count('users WHERE email = $1', [ana.email])).toBe(0);
  });

  it('leaves no way to sign in, and frees the address for a new account', async () => {
    await requestDeletion();
    await endGracePeriod();
    await api.app.get(AccountErasureJob).run();
    await ana.register();
    expect((await ana.signIn(PASSWORD)).statusCode).toBe(200);
    expect((await ana.request('GET', '/api/auth/user')).json<{ id: string }>().id).not.toBe(id);
  });
});
