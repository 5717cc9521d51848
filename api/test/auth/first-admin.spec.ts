import { StartMessages } from '../../src/platform/prepare/start-messages.js';
import { PrepareSteps } from '../../src/platform/prepare/prepare-steps.js';
import { startTestApp, type TestApp } from '../support/index.js';

const chosen = { email: 'chief@example.com', password: 'chosen by the owner' };
const admins = (api: TestApp): Promise<Record<string, unknown>[]> =>
  api.db.query('SELECT * FROM users WHERE is_admin');
const start = (api: TestApp) => api.app.get(PrepareSteps).runAll();
const withHouse = async (
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
    withHouse({}, async (api) => {
      await start(api);
      const told = api.app.get(StartMessages).admin;
      expect(told).toEqual({
        email: 'admin@wanderwork.local',
        password: expect.stringMatching(/^[\w-]{20}$/),
      });
      expect(await admins(api)).toEqual([
        expect.objectContaining({ email: told?.email, must_change_password: true }),
      ]);

      const answer = await api.inject({ method: 'POST', url: '/api/auth/login', payload: told ?? {} });
      expect(answer.statusCode).toBe(200);

      api.app.get(StartMessages).admin = null;
      const before = await admins(api);
      await start(api);
      expect(api.app.get(StartMessages).admin).toBeNull();
      expect(await admins(api)).toEqual(before);
    }));

  it('uses the email address and password of the settings, and shows neither', () =>
    withHouse({ config: { admin: chosen } }, async (api) => {
      await start(api);
      expect(await admins(api)).toEqual([
        expect.objectContaining({ email: chosen.email, must_change_password: false }),
      ]);
      expect(api.app.get(StartMessages).admin).toBeNull();
      expect(
        (await api.inject({ method: 'POST', url: '/api/auth/login', payload: chosen })).statusCode,
      ).toBe(200);
    }));

  it.each(['password', 'Admin123!', 'chief@example.com'])(
    'is not created with the password %s, which attackers try first',
    (password) =>
      withHouse({ config: { admin: { email: chosen.email, password } } }, async (api) => {
        await expect(start(api)).rejects.toThrow(/^ADMIN_PASSWORD: .+\.$/);
        expect(await admins(api)).toEqual([]);
      }),
  );

  it('is not created if someone registered that email address before', () =>
    withHouse({ config: { admin: chosen } }, async (api) => {
      const early = {
        firstName: 'Eve',
        lastName: 'Early',
        email: chosen.email,
        password: 'hers, not the owner’s',
      };
      await api.inject({ method: 'POST', url: '/api/auth/register', payload: early });
      const before = await api.db.query('SELECT * FROM users');
      await start(api);
      expect(await admins(api)).toEqual([]);
      expect(await api.db.query('SELECT * FROM users')).toEqual(before);
    }));
});
