import pg from 'pg';
import { START_CONNECT_MS } from './options.js';

/** An arbitrary constant that every replica shares. */
const START_LOCK = 4_200_420;

/** Runs `work` under the advisory lock of the start, so that replicas starting at once wait for each other. */
export const withStartLock = async <T>(url: string, work: () => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: START_CONNECT_MS });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [START_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
};
