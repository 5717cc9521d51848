import pg from 'pg';
import { StartError } from '../config/index.js';

const MIN_VERSION = 140_000;
const TIMEOUT_MS = 5_000;

const withoutPassword = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};

/** Throws a StartError when the database at DATABASE_URL does not answer or is older than PostgreSQL 14. */
export const checkDatabase = async (url: string): Promise<void> => {
  let client: pg.Client | null = null;
  try {
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "SELECT current_setting('server_version_num') AS version",
    );
    if (Number(rows[0]?.version) < MIN_VERSION) {
      throw new StartError(`DATABASE_URL: ${withoutPassword(url)} is older than PostgreSQL 14.`);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new StartError(`DATABASE_URL: ${withoutPassword(url)} does not answer (${reason}).`);
  } finally {
    // Not awaited: a client that never connected does not report its end.
    void client?.end().catch(() => {});
  }
};
