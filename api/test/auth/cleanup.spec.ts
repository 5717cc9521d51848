import { Cleanup } from '../../src/modules/auth/jobs/cleanup.js';
import { startTestApp, type TestApp } from '../support/index.js';

let house: TestApp;
const count = async (table: string) => {
  const [row] = await house.db.query(`SELECT count(*)::int AS n FROM ${table}`);
  return (row as { n: number }).n;
};

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());

describe('the cleanup', () => {
  it('sweeps what has ended, also when much has gathered, and nothing else', async () => {
    await house.as('member');
    const ended = `INSERT INTO sessions SELECT 'ended-' || n, user_id, now() - interval '20 days', now() - interval '15 days', ''
      FROM sessions, generate_series(1, 2500) AS n`;
    await house.db.query(ended);
    await house.db.query(
      `INSERT INTO sessions SELECT 'old', user_id, now() - interval '91 days', now(), '' FROM sessions LIMIT 1`,
    );
    await house.db.query(
      `INSERT INTO sign_in_attempts VALUES ('old', 3, now() - interval '2 hours', now()), ('new', 3, now(), now())`,
    );
    await house.app.get(Cleanup).sweep();
    expect(await count('sessions')).toBe(1);
    expect(await count('sign_in_attempts')).toBe(1);
  });
});
