import pg from 'pg';
import { madeCities } from './made-cities.mjs';

const NAME = 'bench_million';
const TABLES = ['cities', 'city_search_profiles', 'city_search_entries', 'irex_scores', 'city_figures'];

const at = (databaseUrl, name) => {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
};

export const connected = async (url, work) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** A database of the benchmark's own beside the product's, in the same cluster. */
export const emptyDatabase = async (productUrl) => {
  const drop = () =>
    connected(productUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`));
  await drop();
  await connected(productUrl, (client) => client.query(`CREATE DATABASE ${NAME} TEMPLATE template0`));
  return { url: at(productUrl, NAME), drop };
};

const indexesOf = async (client) => {
  const { rows } = await client.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = ANY ($1) AND indexname NOT LIKE 'PK%'`,
    [TABLES],
  );
  return rows;
};

/** Fills it; indexes are made once at the end, which takes a fraction of the time. */
export const fill = (url, count) =>
  connected(url, async (client) => {
    const indexes = await indexesOf(client);
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    await client.query(madeCities(count));
    for (const { definition } of indexes) await client.query(definition);
    for (const table of TABLES) await client.query(`VACUUM ANALYZE ${table}`);
    await client.query('SELECT draw_city_sample()');
  });
