import { StartMessages, PrepareSteps } from '../../src/platform/prepare/prepare-steps.js';
import { startTestApp, type TestApp } from '../support/index.js';

const configuredAdmin = { email: 'chief@example.com', password: 'chosen by the owner' };
const listAdmins = (api: TestApp): Promise<Record<string, unknown>[]> =>
  api.db.query('SELECT * FROM users WHERE is_admin');
const runPreparations = (api: TestApp) => api.app.get(PrepareSteps).runAll();
const withApi = async (
  options: Parameters<typeof startTestApp>[0],
  work: (api: TestApp) => Promise<void>,
) => {
  const api = await startTestApp(options);
  try {
    await api.db.query('DELETE FROM users');
    await work(api);
  } finally {
    await api.close();
  }
};

describe('the first admin', () => {
  it('is created once, shown once, and has to change the password', () =>
    withApi({}, async (api) => {
      await runPreparations(api);
      const shownCredentials = api.app.get(StartMessages).admin;
      expect(shownCredentials).toEqual({
        email: 'admin@wanderwork.local',
        password: expect.stringMatching(/^[\w-]{20}$/),
      });
      expect(await listAdmins(api)).toEqual([
        expect.objectContaining({ email: shownCredentials?.email, must_change_password: true }),
      ]);

      const response = await api.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: shownCredentials ?? {},
      });
      expect(response.statusCode).toBe(200);

      api.app.get(StartMessages).admin = null;
      const before = await listAdmins(api);
      await runPreparations(api);
      expect(api.app.get(StartMessages).admin).toBeNull();
      expect(await listAdmins(api)).toEqual(before);
    }));

  it('uses the email address and password of the settings, and shows neither', () =>
    withApi({ config: { admin: configuredAdmin } }, async (api) => {
      await runPreparations(api);
      expect(await listAdmins(api)).toEqual([
        expect.objectContaining({ email: configuredAdmin.email, must_change_password: false }),
      ]);
      expect(api.app.get(StartMessages).admin).toBeNull();
      expect(
        (await api.inject({ method: 'POST', url: '/api/auth/login', payload: configuredAdmin })).statusCode,
      ).toBe(200);
    }));

  it.each(['password', 'Admin123!', 'chief@example.com'])(
    'is not created with the password %s, which attackers try first',
    (password) =>
      withApi({ config: { admin: { email: configuredAdmin.email, password } } }, async (api) => {
        await expect(runPreparations(api)).rejects.toThrow(/^ADMIN_PASSWORD: .+\.$/);
        expect(await listAdmins(api)).toEqual([]);
      }),
  );

  it('is not created if someone registered that email address before', () =>
    withApi({ config: { admin: configuredAdmin } }, async (api) => {
      const early = {
        firstName: 'Eve',
        lastName: 'Early',
        email: configuredAdmin.email,
        password: 'hers, not the owner’s',
      };
      await api.inject({ method: 'POST', url: '/api/auth/register', payload: early });
      const before = await api.db.query('SELECT * FROM users');
      await runPreparations(api);
      expect(await listAdmins(api)).toEqual([]);
      expect(await api.db.query('SELECT * FROM users')).toEqual(before);
    }));
});
