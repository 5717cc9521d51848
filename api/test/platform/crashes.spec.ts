import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { getDatabaseUrl } from '../../src/platform/database/embedded/connect.js';
import { type Cluster, startCluster } from '../../src/platform/database/embedded/cluster.js';
import { readPostmaster } from '../../src/platform/database/embedded/postmaster.js';
import { findFreePort, type Product, startProduct } from '../support/product.js';

const LIMITS_OUT_OF_THE_WAY = '100000';
const START_TIMEOUT_MS = 60_000;
const WRITERS = 4;
const MIN_WRITES = 20;
/** Seconds on a quiet machine; this catches one that hangs. */
const RECOVERY_TIMEOUT_MS = 30_000;
const HANGING_MS = 5_000;

const folders: string[] = [];
const products: Product[] = [];

const createDataFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-crash-'));
  fs.chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
};

const start = async (env: Record<string, string>): Promise<Product> => {
  const product = startProduct({
    PORT: String(await findFreePort()),
    RATE_LIMIT_FACTOR: LIMITS_OUT_OF_THE_WAY,
    ...env,
  });
  products.push(product);
  await product.ready;
  return product;
};

const join = ({ url }: Product, email: string) =>
  fetch(`${url}/api/waitlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

/** Joins the waitlist repeatedly until the product is gone; collects the acknowledged addresses. */
const writeUntilItEnds = async (product: Product, acknowledged: string[]): Promise<void> => {
  const write = async () => {
    for (;;) {
      const email = `${randomUUID()}@example.com`;
      if ((await join(product, email)).ok) acknowledged.push(email);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, () => write().catch(() => {})));
};

/** The postmaster and its child processes. */
const listProcessIds = async ({ adminUrl, pid }: Cluster): Promise<number[]> => {
  const client = new pg.Client(adminUrl);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  );
  await client.end();
  return [pid, ...rows.map((row) => row.pid)];
};

const waitForStatus = async (url: string, status: number, milliseconds: number): Promise<boolean> => {
  for (const end = Date.now() + milliseconds; Date.now() < end; await wait(50)) {
    if ((await fetch(url)).status === status) return true;
  }
  return false;
};

afterAll(async () => {
  await Promise.all(
    products.map((product) => product.child.exitCode ?? product.child.signalCode ?? product.kill('SIGTERM')),
  );
  folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true }));
});

describe('the product with the embedded database', () => {
  const dataDir = createDataFolder();
  const data = path.join(dataDir, 'postgres/data');

  const listStored = async (): Promise<Set<string>> => {
    const client = new pg.Client(getDatabaseUrl(path.dirname(data), readPostmaster(data)?.port as number));
    await client.connect();
    const { rows } = await client.query<{ email: string }>(
      'SELECT email::text AS email FROM waitlist_entries',
    );
    await client.end();
    return new Set(rows.map(({ email }) => email));
  };

  const findMissing = async (acknowledged: string[]): Promise<string[]> => {
    const storedEmails = await listStored();
    return acknowledged.filter((email) => !storedEmails.has(email));
  };

  it(
    'keeps every acknowledged write when it is killed, alone or with its database',
    async () => {
      for (const withDatabase of [false, true]) {
        const product = await start({ DATA_DIR: dataDir });
        const acknowledged: string[] = [];
        const writing = writeUntilItEnds(product, acknowledged);
        while (acknowledged.length < MIN_WRITES) await wait(10);
        if (withDatabase) process.kill(readPostmaster(data)?.pid as number, 'SIGKILL');
        await product.kill('SIGKILL');
        await writing;

        const again = await start({ DATA_DIR: dataDir });
        expect(await findMissing(acknowledged)).toEqual([]);
        expect(await again.kill('SIGTERM')).toMatchObject({ code: 0 });
        expect(readPostmaster(data)).toBeNull();
      }
    },
    4 * START_TIMEOUT_MS,
  );

  it(
    'restarts its database when that dies, and recovers without a restart of its own',
    async () => {
      const product = await start({ DATA_DIR: dataDir });
      const died = readPostmaster(data)?.pid as number;
      process.kill(died, 'SIGKILL');
      while ((readPostmaster(data)?.pid ?? died) === died) await wait(50);
      expect(await waitForStatus(`${product.url}/api/health/ready`, 200, RECOVERY_TIMEOUT_MS)).toBe(true);
      expect((await join(product, 'after@example.com')).status).toBe(200);
      await product.kill('SIGTERM');
    },
    START_TIMEOUT_MS,
  );
});

describe('the product with an external database', () => {
  let cluster: Cluster;
  const clusterDir = createDataFolder();

  beforeAll(async () => {
    cluster = await startCluster(clusterDir);
  });

  afterAll(() => cluster.stop());

  it(
    'returns 503 while the database is stopped, and recovers within seconds of its return',
    async () => {
      const { url } = await start({ DATA_DIR: createDataFolder(), DATABASE_URL: cluster.url });
      await cluster.stop();
      for (const address of ['/api/cities/lisbon', '/api/blog-posts', '/api/health/ready']) {
        const startedAt = Date.now();
        const response = await fetch(url + address);
        expect(Date.now() - startedAt).toBeLessThan(HANGING_MS);
        expect(response.status).toBe(503);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await response.json()).toMatchObject({ statusCode: 503, code: 'service.unavailable' });
      }
      const report = await fetch(`${url}/api/waitlist`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"email":"lost@example.com"}',
      });
      expect(report.status).toBe(503);
      expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
      cluster = await startCluster(clusterDir, cluster.port);
      expect(await waitForStatus(`${url}/api/health/ready`, 200, RECOVERY_TIMEOUT_MS)).toBe(true);
      expect((await fetch(`${url}/api/cities/lisbon`)).status).toBe(200);
    },
    2 * START_TIMEOUT_MS,
  );

  it(
    'responds at once while the database is frozen, from its cache where possible, and recovers afterwards',
    async () => {
      const { url } = await start({ DATA_DIR: createDataFolder(), DATABASE_URL: cluster.url });
      const cached = `${url}/api/cities?limit=5`;
      expect((await fetch(cached)).status).toBe(200);
      const processes = await listProcessIds(cluster);
      processes.forEach((pid) => process.kill(pid, 'SIGSTOP'));
      try {
        for (const address of ['/api/cities/lisbon', '/api/blog-posts', '/api/health/ready']) {
          const response = await fetch(url + address, { signal: AbortSignal.timeout(HANGING_MS) });
          expect([address, response.status]).toEqual([address, 503]);
          expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
          expect(await response.json()).toMatchObject({ statusCode: 503, code: 'service.unavailable' });
        }
        const fromMemory = await fetch(cached, { signal: AbortSignal.timeout(HANGING_MS) });
        expect(fromMemory.status).toBe(200);
      } finally {
        processes.forEach((pid) => process.kill(pid, 'SIGCONT'));
      }
      expect(await waitForStatus(`${url}/api/health/ready`, 200, RECOVERY_TIMEOUT_MS)).toBe(true);
      expect((await fetch(`${url}/api/cities/lisbon`)).status).toBe(200);
    },
    START_TIMEOUT_MS,
  );
});
