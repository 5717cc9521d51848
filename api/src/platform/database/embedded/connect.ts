import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { MINUTE_MS } from '../../durations.js';
import { BOOTSTRAP_ROLE, clusterPassword } from './create-cluster.js';

const PATIENCE_MS = MINUTE_MS;
const POLL_MS = 40;

/** The product's database, and the plain role that owns it. */
export const DATABASE = 'wanderwork';
export const PRODUCT_ROLE = 'wanderwork_app';

const urlOf = (role: string, password: string, port: number, database: string): string =>
  `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;

/** Derived one way, so that who learns it learns nothing about the superuser's. */
export const productPassword = (folder: string): string =>
  createHmac('sha256', clusterPassword(folder)).update(PRODUCT_ROLE).digest('base64url');

/** The product's database in the cluster of `folder`, as the product's role. */
export const databaseUrl = (folder: string, port: number): string =>
  urlOf(PRODUCT_ROLE, productPassword(folder), port, DATABASE);

/** A database in the cluster of `folder`, as its superuser. */
export const bootstrapUrl = (folder: string, port: number, database: string): string =>
  urlOf(BOOTSTRAP_ROLE, clusterPassword(folder), port, database);

/** Runs `work` with a connection of its own to `url`. */
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

/** Waits until the cluster answers; false when it ended, or took too long. */
export const untilReady = async (folder: string, port: number, runs: () => boolean): Promise<boolean> => {
  const url = bootstrapUrl(folder, port, 'postgres');
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && runs(); await wait(POLL_MS)) {
    try {
      await withConnection(url, (client) => client.query('SELECT 1'));
      return true;
    } catch {
      // Not yet: it is starting, or recovering from a crash.
    }
  }
  return false;
};
