import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { MINUTE_MS } from '../../durations.js';
import { CLUSTER_USER, clusterPassword } from './create-cluster.js';

const PATIENCE_MS = MINUTE_MS;
const POLL_MS = 40;
const DATABASE = 'wanderwork';

const urlOf = (folder: string, port: number, database: string): string =>
  `postgresql://${CLUSTER_USER}:${clusterPassword(folder)}@127.0.0.1:${port}/${database}`;

/** Of the product's database in the cluster of `folder`. */
export const databaseUrl = (folder: string, port: number): string => urlOf(folder, port, DATABASE);

const asked = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
};

const ensureDatabase = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
};

/** Waits until the cluster answers and holds the product's database; false when it ended, or took too long. */
export const untilReady = async (folder: string, port: number, runs: () => boolean): Promise<boolean> => {
  const admin = urlOf(folder, port, 'postgres');
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && runs(); await wait(POLL_MS)) {
    try {
      await asked(admin, ensureDatabase);
      return true;
    } catch {
      // Not yet: it is starting, or recovering from a crash.
    }
  }
  return false;
};
