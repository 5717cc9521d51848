import { AuthCleanupJob } from '../../src/modules/auth/jobs/auth-cleanup.job.js';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
const countRows = async (table: string) => {
  const [row] = await api.db.query(`SELECT count(*)::int AS n FROM ${table}`);
  return (row as { n: number }).n;
};

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

describe('the cleanup', () => {
  it('deletes expired rows, even many of them, and nothing else', async () => {
    await api.signInAs('member');
    const add = (name: string, created: string, seen: string, remembered: boolean, times = 1) =>
      api.db.query(
        `INSERT INTO sessions (id_hash, id, user_id, created_at, last_seen_at, proven_at, remembered, device_label)
         SELECT $1 || n, gen_random_uuid(), id, now() - $2::interval, now() - $3::interval, now(), $4, ''
         FROM (SELECT id FROM users ORDER BY created_at DESC LIMIT 1) AS owner, generate_series(1, $5::int) AS n`,
        [name, created, seen, remembered, times],
      );
    await add('idle', '20 days', '15 days', true, 2500);
    await add('old', '91 days', '1 minute', true);
    await add('of a closed browser', '2 days', '25 hours', false);
    await add('resting', '20 days', '13 days', true);
    await api.db.query(
      `INSERT INTO sign_in_attempts VALUES ('old', 3, now() - interval '2 hours', now()), ('new', 3, now(), now())`,
    );
    await api.app.get(AuthCleanupJob).sweep();
    expect(await countRows('sessions')).toBe(2);
    expect(await countRows('sign_in_attempts')).toBe(1);
  });
});
