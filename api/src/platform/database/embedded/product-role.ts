import type pg from 'pg';
import { bootstrapUrl, DATABASE, PRODUCT_ROLE, productPassword, withConnection } from './connect.js';

/** Any constant will do: processes that start over the same cluster take turns. */
const ROLE_LOCK = 4_200_421;

const FIRST_OWN_OID = 16_384;

/** A role with nothing but its login: no superuser, no databases or roles of its own making, no replication. */
const ensureRole = async (client: pg.Client, password: string): Promise<void> => {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [PRODUCT_ROLE]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${PRODUCT_ROLE} LOGIN PASSWORD '${password}'`);
};

const ensureDatabase = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ owner: string }>(
    'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1',
    [DATABASE],
  );
  if (!rows[0]) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${PRODUCT_ROLE}`);
  else if (rows[0].owner !== PRODUCT_ROLE)
    await client.query(`ALTER DATABASE ${DATABASE} OWNER TO ${PRODUCT_ROLE}`);
};

/**
 * What versions before this role existed made as the superuser. What belongs to an extension stays the superuser's, and
 * what belongs to a table (its sequences, its row type) goes with it. `REASSIGN OWNED` refuses the bootstrap superuser.
 */
const SUPERUSER_OBJECTS = `
  SELECT format('ALTER %s %s OWNER TO ${PRODUCT_ROLE}', object.type, object.identity) AS statement
  FROM (
    SELECT 'pg_class'::regclass AS class, oid, relowner AS owner FROM pg_class WHERE relkind IN ('r', 'v', 'm', 'S')
    UNION ALL SELECT 'pg_proc'::regclass, oid, proowner FROM pg_proc
    UNION ALL SELECT 'pg_type'::regclass, oid, typowner FROM pg_type WHERE typtype IN ('d', 'e', 'c')
    UNION ALL SELECT 'pg_ts_config'::regclass, oid, cfgowner FROM pg_ts_config
  ) AS owned
  CROSS JOIN LATERAL pg_identify_object(owned.class, owned.oid, 0) AS object
  WHERE owned.owner = current_user::regrole AND owned.oid >= ${FIRST_OWN_OID}
    AND NOT EXISTS (
      SELECT FROM pg_depend
      WHERE classid = owned.class AND objid = owned.oid AND objsubid = 0 AND deptype IN ('e', 'i', 'a')
    )`;

/** All of it or nothing: a start that is killed here begins with it again. */
const handOver = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ statement: string }>(SUPERUSER_OBJECTS);
  if (rows.length === 0) return;
  const statements = rows.map(({ statement }) => statement);
  await client.query(['BEGIN', ...statements, 'COMMIT'].join(';\n'));
};

/** Makes the product's role and database in the cluster of `folder` unless they are there, and gives it all that is in it. */
export const ensureProductRole = (folder: string, port: number): Promise<void> =>
  withConnection(bootstrapUrl(folder, port, 'postgres'), async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [ROLE_LOCK]);
    await ensureRole(client, productPassword(folder));
    await ensureDatabase(client);
    await withConnection(bootstrapUrl(folder, port, DATABASE), handOver);
  });
