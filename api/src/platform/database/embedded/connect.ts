import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { MINUTE_MS } from '../../durations.js';
import { BOOTSTRAP_ROLE, readClusterPassword } from './create-cluster.js';

const TIMEOUT_MS = MINUTE_MS;
const POLL_MS = 40;

/** The product's database and the unprivileged role that owns it. */
export const DATABASE = 'wanderwork';
export const PRODUCT_ROLE = 'wanderwork_app';

const toUrl = (role: string, password: string, port: number, database: string): string =>
  `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;

/** Derived by a one-way function, so that it reveals nothing about the superuser's password. */
export const deriveProductPassword = (folder: string): string =>
  createHmac('sha256', readClusterPassword(folder)).update(PRODUCT_ROLE).digest('base64url');

/** URL of the product's database in the cluster of `folder`, as the product's role. */
export const getDatabaseUrl = (folder: string, port: number): string =>
  toUrl(PRODUCT_ROLE, deriveProductPassword(folder), port, DATABASE);

/** URL of a database in the cluster of `folder`, as its superuser. */
export const getBootstrapUrl = (folder: string, port: number, database: string): string =>
  toUrl(BOOTSTRAP_ROLE, readClusterPassword(folder), port, database);

/** Runs `work` with its own connection to `url`. */
export const withConnection = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
};

/** Waits until the cluster answers; resolves to false when it ended or took longer than a minute. */
export const waitUntilReady = async (
  folder: string,
  port: number,
  isRunning: () => boolean,
): Promise<boolean> => {
  const url = getBootstrapUrl(folder, port, 'postgres');
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end && isRunning(); await wait(POLL_MS)) {
    try {
      await withConnection(url, (client) => client.query('SELECT 1'));
      return true;
    } catch {
      // The cluster is still starting or recovering from a crash.
    }
  }
  return false;
};
