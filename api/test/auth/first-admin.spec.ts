import { StartMessages } from '../../src/platform/prepare/start-messages.js';
import { PrepareSteps } from '../../src/platform/prepare/prepare-steps.js';
import { startTestApp, type TestApp } from '../support/index.js';

const chosen = { email: 'chief@example.com', password: 'chosen by the owner' };
const admins = (house: TestApp): Promise<Record<string, unknown>[]> =>
  house.db.query('SELECT * FROM users WHERE is_admin');
const start = (house: TestApp) => house.app.get(PrepareSteps).runAll();
const withHouse = async (
  options: Parameters<typeof startTestApp>[0],
  work: (house: TestApp) => Promise<void>,
) => {
  const house = await startTestApp(options);
  try {
    await house.db.query('DELETE FROM users');
    await work(house);
  } finally {
    await house.close();
  }
};

describe('the first admin', () => {
  it('is created once, shown once, and has to change the password', () =>
    withHouse({}, async (house) => {
      await start(house);
      const told = house.app.get(StartMessages).admin;
      expect(told).toEqual({
        email: 'admin@wanderwork.local',
        password: expect.stringMatching(/^[\w-]{20}$/),
      });
      expect(await admins(house)).toEqual([
        expect.objectContaining({ email: told?.email, must_change_password: true }),
      ]);

      const answer = await house.inject({ method: 'POST', url: '/api/auth/login', payload: told ?? {} });
      expect(answer.statusCode).toBe(200);

      house.app.get(StartMessages).admin = null;
      const before = await admins(house);
      await start(house);
      expect(house.app.get(StartMessages).admin).toBeNull();
      expect(await admins(house)).toEqual(before);
    }));

  it('uses the email address and password of the settings, and shows neither', () =>
    withHouse({ config: { admin: chosen } }, async (house) => {
      await start(house);
      expect(await admins(house)).toEqual([
        expect.objectContaining({ email: chosen.email, must_change_password: false }),
      ]);
      expect(house.app.get(StartMessages).admin).toBeNull();
      expect(
        (await house.inject({ method: 'POST', url: '/api/auth/login', payload: chosen })).statusCode,
      ).toBe(200);
    }));

  it.each(['password', 'Admin123!', 'chief@example.com'])(
    'is not created with the password %s, which attackers try first',
    (password) =>
      withHouse({ config: { admin: { email: chosen.email, password } } }, async (house) => {
        await expect(start(house)).rejects.toThrow(/^ADMIN_PASSWORD: .+\.$/);
        expect(await admins(house)).toEqual([]);
      }),
  );

  it('is not created if someone registered that email address before', () =>
    withHouse({ config: { admin: chosen } }, async (house) => {
      const early = {
        firstName: 'Eve',
        lastName: 'Early',
        email: chosen.email,
        password: 'hers, not the owner’s',
      };
      await house.inject({ method: 'POST', url: '/api/auth/register', payload: early });
      const before = await house.db.query('SELECT * FROM users');
      await start(house);
      expect(await admins(house)).toEqual([]);
      expect(await house.db.query('SELECT * FROM users')).toEqual(before);
    }));
});
