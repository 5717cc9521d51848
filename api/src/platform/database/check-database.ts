import pg from 'pg';
import { StartError } from '../config/index.js';

const LOWEST_VERSION = 140_000;
const ANSWER_MS = 5_000;

const hidden = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};

/** Refuses, in one sentence, a DATABASE_URL that does not answer or is too old. */
export const checkDatabase = async (url: string): Promise<void> => {
  let client: pg.Client | null = null;
  try {
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "SELECT current_setting('server_version_num') AS version",
    );
    if (Number(rows[0]?.version) < LOWEST_VERSION) {
      throw new StartError(`DATABASE_URL: ${hidden(url)} is older than PostgreSQL 14.`);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new StartError(`DATABASE_URL: ${hidden(url)} does not answer (${reason}).`);
  } finally {
    // Not waited for: a client that could not even begin never says that it has ended.
    void client?.end().catch(() => {});
  }
};
