import type { AdminCities, AdminOverview, AuditRecord, OpenPage } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import { deedsOf, growStale, known, newAdmin, type Known } from './admins.js';

let house: TestApp;
let admin: Known;

const get = (url: string) => admin.browser.ask('GET', url);
const set = (launchAccessUntil: unknown) =>
  admin.browser.ask('PUT', '/api/admin/settings', { launchAccessUntil } as object);
const audit = async (query: string) =>
  (await get(`/api/admin/audit?${query}`)).json<OpenPage<AuditRecord>>().items;

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  admin = await newAdmin(house);
});

describe('the overview', () => {
  const overview = async () => (await get('/api/admin/overview')).json<AdminOverview>();

  it('counts what there is', async () => {
    const before = await overview();
    const { id } = await known(house);
    await house.db.query(`UPDATE users SET subscription_tier = 'pro' WHERE id = $1`, [id]);
    const payload = { email: 'counted@example.com', name: 'Cy', newsletter: true };
    await house.inject({ method: 'POST', url: '/api/waitlist', payload });
    const { users, waitlist, newsletter } = await overview();
    expect(users).toEqual({ ...before.users, total: before.users.total + 1, pro: before.users.pro + 1 });
    expect(waitlist).toBe(before.waitlist + 1);
    expect(newsletter).toEqual({ ...before.newsletter, pending: before.newsletter.pending + 1 });
  });
});

describe('the settings', () => {
  it('give every member the launch’s rights and take them back, in each process', async () => {
    const member = await known(house);
    const second = await house.another();
    const tier = async () =>
      (await member.browser.ask('GET', '/api/auth/user', undefined, {}, second)).json<{
        tierInEffect: string;
      }>().tierInEffect;
    expect(await tier()).toBe('free');
    expect((await set('2999-01-31')).json()).toEqual({ launchAccessUntil: '2999-01-31' });
    expect((await get('/api/admin/settings')).json()).toEqual({ launchAccessUntil: '2999-01-31' });
    expect(await tier()).toBe('premium');
    expect((await set('')).json()).toEqual({ launchAccessUntil: null });
    expect(await tier()).toBe('free');
    await second.close();
    expect(await deedsOf(house, admin)).toEqual([
      expect.objectContaining({
        action: 'admin.setting_changed',
        old_value: { launchAccessUntil: '2999-01-31' },
        new_value: { launchAccessUntil: null },
      }),
      expect.objectContaining({ new_value: { launchAccessUntil: '2999-01-31' } }),
    ]);
  });

  it.each(['tomorrow', '2999-02-30', '2999-01-31T10:00:00Z', 5, undefined])(
    'are not set to %s',
    async (value) => {
      const answer = await set(value);
      expect(answer.json()).toMatchObject({
        errors: expect.arrayContaining([
          expect.objectContaining({
            path: 'launchAccessUntil',
            message: 'Please enter a date like 2027-01-31',
          }),
        ]),
      });
    },
  );

  it('change only for who shows that it is them', async () => {
    await growStale(house, admin);
    expect((await set('2999-01-31')).json()).toMatchObject({ code: 'auth.fresh_required' });
  });
});

describe('the audit log', () => {
  const suspend = ({ id }: Known) =>
    admin.browser.ask('PATCH', `/api/admin/users/${id}`, { suspended: true, reason: 'Sends letters' });

  it('tells who did what to whom, and is narrowed by each', async () => {
    const member = await known(house);
    await suspend(member);
    const [entry] = await audit('');
    expect(entry).toMatchObject({
      actor: { id: admin.id, email: admin.browser.email },
      action: 'admin.account_changed',
      target: { type: 'user', id: member.id, label: member.browser.email },
      oldValue: { suspended: false },
      newValue: { suspended: true },
      reason: 'Sends letters',
    });
    expect(await audit(`actor=${admin.browser.email.toUpperCase()}&action=admin.account_changed`)).toEqual([
      entry,
    ]);
    const part = admin.browser.email.slice(2, admin.browser.email.indexOf('@'));
    expect(
      await audit(`actor=${encodeURIComponent(part)}&user=${member.id}&action=admin.account_changed`),
    ).toEqual([entry]);
    expect((await audit(`user=${member.id}`))[0]).toEqual(entry);
    expect(await audit(`user=${member.id}&actor=${member.id}&action=admin.account_changed`)).toEqual([]);
    expect(await audit('actor=nobody@example.com')).toEqual([]);
    expect(await audit(`after=${entry?.id}&actor=${admin.id}&action=admin.account_changed`)).toEqual([]);
  });

  it('forgets whose account it was once that is erased, and keeps what was done', async () => {
    const member = await known(house);
    await suspend(member);
    await house.db.query('DELETE FROM users WHERE id = $1', [member.id]);
    expect((await audit(`user=${member.id}&action=admin.account_changed`))[0]).toMatchObject({
      target: { id: member.id, label: null },
    });
  });
});

describe('the cities', () => {
  it('are counted, with what the last import refused', async () => {
    const refused = [{ line: 7, slug: 'atlantis', reasons: ['latitude: is not there'] }];
    await house.db.query(
      `INSERT INTO city_imports VALUES ('ffffffff-0000-7000-8000-000000000001', 'x', 12, $1, now())`,
      [JSON.stringify(refused)],
    );
    const { cities, lastImport } = (await get('/api/admin/cities')).json<AdminCities>();
    expect(cities).toBeGreaterThan(100);
    expect(lastImport).toMatchObject({ accepted: 12, refused });
  });
});
