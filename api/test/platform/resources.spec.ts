import pg from 'pg';
import { createClientClass, DatabaseCircuit } from '../../src/platform/database/database-circuit.js';
import { startTestApp, type TestApp } from '../support/index.js';

const SILENCE_MS = 200;

/** Makes every statement of these kinds in the test's database fail as on a full disk. Requires a superuser. */
const FILL_DISK = `
  CREATE FUNCTION refuse_table() RETURNS event_trigger LANGUAGE plpgsql AS $$
  BEGIN RAISE disk_full USING MESSAGE = 'could not extend file'; END $$;
  CREATE EVENT TRIGGER full_disk ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS') EXECUTE FUNCTION refuse_table();
  CREATE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN RAISE disk_full USING MESSAGE = 'could not extend file'; END $$;
  CREATE TRIGGER full_disk BEFORE INSERT ON waitlist_entries EXECUTE FUNCTION refuse_row()`;
const FREE_DISK = 'DROP EVENT TRIGGER full_disk; DROP TRIGGER full_disk ON waitlist_entries';

describe('the API on a full disk', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  const runAsSuperuser = async (sql: string): Promise<void> => {
    const [{ name }] = await api.db.query<[{ name: string }]>('SELECT current_database() AS name');
    const address = new URL(process.env.WANDERWORK_TEST_ADMIN as string);
    address.pathname = `/${name}`;
    const client = new pg.Client(address.href);
    await client.connect();
    await client.query(sql);
    await client.end();
  };

  const join = () =>
    api.inject({ method: 'POST', url: '/api/waitlist', payload: { email: 'ana@example.com' } });
  const ready = () => api.inject({ url: '/api/health/ready' });

  it('returns 503 and is not ready until the database can write again', async () => {
    expect((await ready()).statusCode).toBe(200);
    await runAsSuperuser(FILL_DISK);
    const refused = await join();
    expect(refused.json()).toMatchObject({ statusCode: 503, code: 'service.unavailable' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ready()).json()).toMatchObject({
      statusCode: 503,
      message: 'The disk of the database is full.',
    });
    await runAsSuperuser(FREE_DISK);
    expect((await ready()).statusCode).toBe(200);
    expect((await join()).statusCode).toBe(200);
  });
});

describe('the API without enough disk space for its files', () => {
  it('is not ready', async () => {
    const api = await startTestApp({ config: { minFreeBytes: Number.MAX_SAFE_INTEGER } });
    const response = await api.inject({ url: '/api/health/ready' });
    expect(response.json()).toMatchObject({ statusCode: 503, message: 'The disk of DATA_DIR is full.' });
    await api.close();
  });
});

describe('a pool with a server that does not respond', () => {
  it('drops the connection with its query, and runs the next one on another', async () => {
    const Client = createClientClass(new DatabaseCircuit(), SILENCE_MS);
    const pool = new pg.Pool({ connectionString: process.env.WANDERWORK_TEST_CLUSTER, Client, max: 1 });
    const client = await pool.connect();
    await expect(client.query('SELECT pg_sleep(3600)')).rejects.toThrow('The database does not answer.');
    client.release();
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});
