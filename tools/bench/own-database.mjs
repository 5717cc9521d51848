const at = (databaseUrl, name) => {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
};

export const withConnection = async (url, work) => {
  // Imported here, because a command that first installs the packages reads this file before.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Creates an empty database for the benchmark in the product's cluster. */
export const createEmptyDatabase = async (productUrl, name) => {
  const drop = () =>
    withConnection(productUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  await drop();
  await withConnection(productUrl, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`));
  return { url: at(productUrl, name), drop };
};

const findIndexes = async (client, tables) => {
  const { rows } = await client.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = ANY ($1) AND indexname !~ '^(PK|UQ)'`,
    [tables],
  );
  return rows;
};

/**
 * Runs `write`, which fills these tables, and creates their indexes only afterwards, which takes a fraction of the
 * time.
 */
export const fillWithoutIndexes = async (client, tables, write) => {
  const indexes = await findIndexes(client, tables);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await write();
  for (const { definition } of indexes) await client.query(definition);
  for (const table of tables) await client.query(`VACUUM ANALYZE ${table}`);
};
