import { toFlags } from '@wanderwork/contracts';
import type { AdminCities, AdminOverview, AuditRecord, OpenPage } from '@wanderwork/contracts';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { listAdminActions, expireProof, createUser, createAdmin, type TestUser } from './admins.js';

let api: TestApp;
let admin: TestUser;

const get = (url: string) => admin.browser.request('GET', url);
const set = (launchAccessUntil: unknown, flags?: unknown) =>
  admin.browser.request('PUT', '/api/admin/settings', { launchAccessUntil, flags } as object);
const audit = async (query: string) =>
  (await get(`/api/admin/audit?${query}`)).json<OpenPage<AuditRecord>>().items;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await createAdmin(api);
});

describe('the overview', () => {
  const overview = async () => (await get('/api/admin/overview')).json<AdminOverview>();

  it('counts accounts, waitlist and newsletter', async () => {
    const before = await overview();
    const { id } = await createUser(api);
    await api.db.query(`UPDATE users SET subscription_tier = 'pro' WHERE id = $1`, [id]);
    const payload = { email: 'counted@example.com', name: 'Cy', newsletter: true };
    await api.inject({ method: 'POST', url: '/api/waitlist', payload });
    const { users, waitlist, newsletter } = await overview();
    expect(users).toEqual({ ...before.users, total: before.users.total + 1, pro: before.users.pro + 1 });
    expect(waitlist).toBe(before.waitlist + 1);
    expect(newsletter).toEqual({ ...before.newsletter, pending: before.newsletter.pending + 1 });
  });
});

describe('the settings', () => {
  it('grant every member launch access and revoke it, in each process', async () => {
    const member = await createUser(api);
    const second = await api.startAnother();
    const tier = async () =>
      (await member.browser.request('GET', '/api/auth/user', undefined, {}, second)).json<{
        tierInEffect: string;
      }>().tierInEffect;
    expect(await tier()).toBe('free');
    const flags = toFlags();
    expect((await set('2999-01-31')).json()).toEqual({ launchAccessUntil: '2999-01-31', flags });
    expect((await get('/api/admin/settings')).json()).toEqual({ launchAccessUntil: '2999-01-31', flags });
    expect(await tier()).toBe('premium');
    expect((await set('')).json()).toEqual({ launchAccessUntil: null, flags });
    expect(await tier()).toBe('free');
    await second.close();
    expect(await listAdminActions(api, admin)).toEqual([
      expect.objectContaining({
        action: 'admin.setting_changed',
        old_value: { launchAccessUntil: '2999-01-31' },
        new_value: { launchAccessUntil: null },
      }),
      expect.objectContaining({ new_value: { launchAccessUntil: '2999-01-31' } }),
    ]);
  });

  it.each(['tomorrow', '2999-02-30', '2999-01-31T10:00:00Z', 5, undefined])('refuse %s', async (value) => {
    const response = await set(value);
    expect(response.json()).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({
          path: 'launchAccessUntil',
          message: 'Please enter a date like 2027-01-31',
        }),
      ]),
    });
  });

  it('switch a flag in each process, keep it when it is left out, and record the change', async () => {
    const second = await api.startAnother();
    const isOn = (target: TestApp) => target.app.get(SettingsService).isOn('voiceAssistant');
    const readFlags = async (): Promise<unknown> => (await get('/api/admin/settings')).json().flags;
    expect(await isOn(second)).toBe(true);
    expect((await set('', { voiceAssistant: false })).json()).toMatchObject({
      flags: { voiceAssistant: false },
    });
    expect([await isOn(api), await isOn(second)]).toEqual([false, false]);
    for (const flags of [undefined, {}]) expect((await set('', flags)).statusCode).toBe(200);
    expect(await readFlags()).toMatchObject({ voiceAssistant: false });
    await set('', { voiceAssistant: true });
    expect([await isOn(api), await isOn(second)]).toEqual([true, true]);
    await second.close();
    const changes = (await listAdminActions(api, admin)).filter(({ target_type }) => target_type === 'flag');
    expect(changes).toEqual([
      expect.objectContaining({
        action: 'admin.setting_changed',
        target_id: 'voiceAssistant',
        old_value: { voiceAssistant: false },
        new_value: { voiceAssistant: true },
      }),
      expect.objectContaining({ new_value: { voiceAssistant: false } }),
    ]);
  });

  it.each([
    [{ unknown: true }, 'flags.unknown'],
    [{ voiceAssistant: 'off' }, 'flags.voiceAssistant'],
    [{ voiceAssistant: null }, 'flags.voiceAssistant'],
    [[true], 'flags'],
    [true, 'flags'],
  ])('refuse the flags %p', async (flags, path) => {
    const response = await set('', flags);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ path })]),
    });
    expect((await get('/api/admin/settings')).json()).toMatchObject({ flags: toFlags() });
  });

  it('can be changed only after re-authentication', async () => {
    await expireProof(api, admin);
    expect((await set('2999-01-31')).json()).toMatchObject({ code: 'auth.fresh_required' });
  });
});

describe('the audit log', () => {
  const suspend = ({ id }: TestUser) =>
    admin.browser.request('PATCH', `/api/admin/users/${id}`, { suspended: true, reason: 'Sends letters' });

  it('shows who did what to whom, and filters by each', async () => {
    const member = await createUser(api);
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

  it('forgets the address of an erased account and keeps the entry', async () => {
    const member = await createUser(api);
    await suspend(member);
    await api.db.query('DELETE FROM users WHERE id = $1', [member.id]);
    expect((await audit(`user=${member.id}&action=admin.account_changed`))[0]).toMatchObject({
      target: { id: member.id, label: null },
    });
  });
});

describe('the cities', () => {
  it('are counted, with the rows that the last import refused', async () => {
    const refused = [{ line: 7, slug: 'atlantis', reasons: ['latitude: is not there'] }];
    await api.db.query(
      `INSERT INTO city_imports VALUES ('ffffffff-0000-7000-8000-000000000001', 'x', 12, $1, now())`,
      [JSON.stringify(refused)],
    );
    const { cities, lastImport } = (await get('/api/admin/cities')).json<AdminCities>();
    expect(cities).toBeGreaterThan(100);
    expect(lastImport).toMatchObject({ accepted: 12, refused });
  });
});
