import pg from 'pg';
import { withStartLock } from '../../src/platform/database/start-lock.js';
import { revertAll, migrate } from '../../src/platform/database/migrate.js';
import { migrations } from '../../src/platform/database/migrations/index.js';
import { createDatabase, EMPTY_TEMPLATE, startTestApp, type TestDatabase } from '../support/index.js';

const queryRows = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const columns = `
  SELECT table_name, column_name, data_type, udt_name, is_nullable, column_default, generation_expression
  FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, column_name`;
const indexes = `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexdef`;
const constraints = `
  SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS rule FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND contype <> 'n' ORDER BY 1, 2`;
const tables = `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`;
const extensions = `SELECT extname FROM pg_extension WHERE extname <> 'plpgsql'`;

const readSchema = async (url: string) => ({
  columns: await queryRows(url, columns),
  indexes: await queryRows(url, indexes),
  constraints: await queryRows(url, constraints),
});

describe('migrations', () => {
  const databases: TestDatabase[] = [];
  const database = async (from?: string) => {
    const one = await createDatabase(from);
    databases.push(one);
    return one.url;
  };

  afterAll(() => Promise.all(databases.map((one) => one.drop())));

  it('go up, down with data, and up again to the same schema', async () => {
    const fresh = await database(EMPTY_TEMPLATE);
    expect(await migrate(fresh)).toHaveLength(migrations.length);
    const filled = await database();
    await revertAll(filled);
    expect(await queryRows(filled, tables)).toEqual([{ tablename: 'migrations' }]);
    expect(await queryRows(filled, extensions)).toEqual([]);
    await migrate(filled);
    const schema = await readSchema(filled);
    expect(schema.columns.length).toBeGreaterThan(50);
    expect(schema).toEqual(await readSchema(fresh));
  });

  it('run once, even when two replicas start at the same time', async () => {
    const url = await database(EMPTY_TEMPLATE);
    const ran = await Promise.all([1, 2].map(() => withStartLock(url, () => migrate(url))));
    expect(ran.map((names) => names.length).sort((a, b) => a - b)).toEqual([0, migrations.length]);
  });

  it('create exactly the tables that the entities describe', async () => {
    const api = await startTestApp();
    const { upQueries } = await api.db.driver.createSchemaBuilder().log();
    await api.close();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});
