import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Cluster, startCluster } from '../../src/platform/database/embedded/cluster.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { isAlive } from '../../src/platform/database/embedded/postmaster.js';

const itAsRoot = process.getuid?.() === 0 ? it : it.skip;

const itOnLinux = process.platform === 'linux' ? it : it.skip;

/** The number of page faults of a process. */
const readPageFaults = (pid: number): number => {
  const [, afterName = ''] = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return Number(afterName.split(' ')[7]);
};

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const queryValue = (url: string, sql: string): Promise<unknown> =>
  withClient(url, async (client) => (await client.query({ text: sql, rowMode: 'array' })).rows[0]?.[0]);

describe('the embedded cluster', () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-home-'));
  const dataDir = path.join(home, 'data');
  const folder = path.join(dataDir, 'postgres');
  const running: Cluster[] = [];
  const start = async (where = dataDir) => {
    const cluster = await startCluster(where);
    running.push(cluster);
    return cluster;
  };

  beforeAll(() => {
    fs.chmodSync(home, 0o755);
    fs.mkdirSync(dataDir);
  });

  afterAll(async () => {
    for (const cluster of running) await cluster.stop();
    fs.rmSync(home, { recursive: true, force: true });
  });

  it('listens on loopback only, requires a password and stores it privately', async () => {
    const { url, stop } = await start();
    expect(await queryValue(url, 'SHOW listen_addresses')).toBe('127.0.0.1');
    expect(await queryValue(url, 'SHOW server_encoding')).toBe('UTF8');
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(queryValue(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect(fs.statSync(path.join(folder, 'password')).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(folder).sort()).toEqual(['data', 'password', 'postgres.log']);
    await stop();
  });

  it('gives the product a role that owns its database and has no other privilege in the cluster', async () => {
    const { url, adminUrl, stop } = await start();
    await withClient(url, async (client) => {
      const { rows } = await client.query(`
        SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
          rolname = (SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database()) AS owns
        FROM pg_roles WHERE rolname = current_user`);
      expect(rows).toEqual([
        {
          rolsuper: false,
          rolcreatedb: false,
          rolcreaterole: false,
          rolreplication: false,
          rolbypassrls: false,
          owns: true,
        },
      ]);
      for (const forbidden of [
        'CREATE ROLE other SUPERUSER',
        'CREATE DATABASE other',
        `ALTER SYSTEM SET work_mem = '1MB'`,
        `SELECT pg_read_file('PG_VERSION')`,
        `COPY (SELECT 1) TO PROGRAM 'true'`,
        'SET ROLE wanderwork',
      ])
        await expect(client.query(forbidden)).rejects.toThrow(/permission denied/);
    });
    expect(new URL(adminUrl).password).not.toBe(new URL(url).password);
    await stop();
  });

  it('transfers a database that an earlier version created as superuser to that role, without data loss', async () => {
    const dataDir = path.join(home, 'older');
    fs.mkdirSync(dataDir);
    const first = await start(dataDir);
    const cluster = new URL(first.adminUrl);
    cluster.pathname = '/postgres';
    await queryValue(cluster.href, 'DROP DATABASE wanderwork');
    await queryValue(cluster.href, 'DROP ROLE wanderwork_app');
    await queryValue(cluster.href, 'CREATE DATABASE wanderwork');
    await migrate(first.adminUrl);
    await queryValue(first.adminUrl, `CREATE TABLE kept (id serial PRIMARY KEY, "Word" text)`);
    await queryValue(first.adminUrl, `INSERT INTO kept ("Word") VALUES ('old')`);
    await first.stop();

    const { url, stop } = await start(dataDir);
    const own = `
      SELECT count(*)::int FROM pg_class LEFT JOIN pg_depend ON objid = pg_class.oid AND deptype = 'e'
      WHERE relnamespace = 'public'::regnamespace AND objid IS NULL AND relowner`;
    expect(await queryValue(url, `${own} <> current_user::regrole`)).toBe(0);
    expect(await queryValue(url, `${own} = current_user::regrole`)).toBeGreaterThan(100);
    expect(await queryValue(url, `INSERT INTO kept ("Word") VALUES ('new') RETURNING id`)).toBe(2);
    expect(await queryValue(url, 'ALTER TABLE kept ADD more text')).toBeUndefined();
    expect(await queryValue(url, 'ALTER FUNCTION count_search RENAME TO count_searches')).toBeUndefined();
    expect(await queryValue(url, 'ALTER TEXT SEARCH CONFIGURATION reading RENAME TO read')).toBeUndefined();
    expect(await migrate(url)).toEqual([]);
    await stop();
  });

  it('attaches to the cluster of a killed process, and stops it at the end', async () => {
    const first = await start();
    const second = await start();
    expect(second).toMatchObject({ pid: first.pid, url: first.url, attached: true });
    await second.stop();
    expect(isAlive(first.pid)).toBe(false);
  });

  itOnLinux('keeps the memory that a question took for the next one', async () => {
    const { url, stop } = await start();
    const faults = await withClient(url, async (client) => {
      const pid = Number((await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid);
      const ask = async (times: number): Promise<number> => {
        const before = readPageFaults(pid);
        for (let left = times; left > 0; left -= 1)
          await client.query('SELECT sum(n) FROM unnest(ARRAY(SELECT generate_series(1, 40000))) AS n');
        return readPageFaults(pid) - before;
      };
      await ask(20);
      return ask(100);
    });
    expect(faults).toBeLessThan(1000);
    await stop();
  });

  it('ignores a stale postmaster.pid with the process id of another program', async () => {
    fs.writeFileSync(path.join(folder, 'data/postmaster.pid'), `${process.pid}\n${folder}/data\n1\n5432\n`);
    const { url, attached, stop } = await start();
    expect(attached).toBe(false);
    expect(await queryValue(url, 'SELECT 1')).toBe(1);
    await stop();
  });

  it('recovers after everything was killed', async () => {
    const first = await start();
    await queryValue(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    process.kill(first.pid, 'SIGKILL');
    const second = await start();
    expect(await queryValue(second.url, 'SELECT answer FROM kept')).toBe(42);
    await second.stop();
  });

  it('deletes a half-initialized data folder and starts again', async () => {
    const half = path.join(home, 'half/postgres/data-in-the-making');
    fs.mkdirSync(half, { recursive: true });
    fs.writeFileSync(path.join(half, 'PG_VERSION'), '18\n');
    const { url, stop } = await start(path.join(home, 'half'));
    expect(await queryValue(url, 'SELECT 1')).toBe(1);
    await stop();
  });

  it('never starts with data of another major version', async () => {
    const file = path.join(folder, 'data/PG_VERSION');
    const own = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, '15\n');
    await expect(start()).rejects.toThrow(/was created by PostgreSQL 15, and this is PostgreSQL 18: dump it/);
    fs.writeFileSync(file, own);
  });

  it('never replaces data whose password file is missing', async () => {
    const file = path.join(folder, 'password');
    fs.renameSync(file, `${file}.away`);
    await expect(start()).rejects.toThrow(/has no password file/);
    fs.renameSync(`${file}.away`, file);
  });

  itAsRoot('lives in a folder that its owner can reach when the home is closed to others', async () => {
    const closed = path.join(home, 'closed');
    fs.mkdirSync(path.join(closed, 'data'), { recursive: true });
    fs.chmodSync(closed, 0o700);
    const umask = process.umask(0o077);
    try {
      const { adminUrl, stop } = await start(path.join(closed, 'data'));
      const place = path.dirname(String(await queryValue(adminUrl, 'SHOW data_directory')));
      expect(place).toMatch(/^\/var\/lib\/wanderwork\/[0-9a-f]{16}$/);
      await stop();
      fs.rmSync(place, { recursive: true });
    } finally {
      process.umask(umask);
    }
  });
});
