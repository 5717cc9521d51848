import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createApp } from '../../src/create-app.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { createLog } from '../../src/platform/logging/log.js';
import { PrepareSteps } from '../../src/platform/prepare/prepare-steps.js';
import { createTestConfig } from './test-config.js';

/** The migrated and prepared database that the database of each test file is cloned from. */
const TEMPLATE = 'template_prepared';
/** The empty template database of PostgreSQL. */
export const EMPTY_TEMPLATE = 'template0';

const TEMPLATE_LOCK = 7;

/** The cluster that the global setup started: the URL of the product's role, and that of the superuser. */
const clusterUrl = (): string => process.env.WANDERWORK_TEST_CLUSTER as string;
const adminUrl = (): string => process.env.WANDERWORK_TEST_ADMIN as string;

const toDatabaseUrl = (name: string): string => {
  const address = new URL(clusterUrl());
  address.pathname = `/${name}`;
  return address.href;
};

const withAdminClient = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * The product's role owns the databases and the tests connect as it, so that they run without a superuser, like the
 * product.
 */
const createFrom = (client: pg.Client, name: string, template: string) =>
  client.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${new URL(clusterUrl()).username}`);

const prepare = async (url: string): Promise<void> => {
  await migrate(url);
  const app = await createApp({ config: createTestConfig(), databaseUrl: url, log: createLog('warn') });
  await app.get(PrepareSteps).runAll();
  await app.close();
};

/** The first test file that needs the template creates it; the others wait for it. */
const ensureTemplate = () =>
  withAdminClient(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (rowCount) return;
    const unfinished = `${TEMPLATE}_half`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await createFrom(client, unfinished, EMPTY_TEMPLATE);
    await prepare(toDatabaseUrl(unfinished));
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${TEMPLATE}`);
  });

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database for one test file: a clone of the prepared one, or an empty one. */
export const createDatabase = async (from: string = TEMPLATE): Promise<TestDatabase> => {
  if (from === TEMPLATE) await ensureTemplate();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withAdminClient((client) => createFrom(client, name, from));
  return {
    url: toDatabaseUrl(name),
    drop: () =>
      withAdminClient(async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
};
