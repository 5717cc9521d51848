import type pg from 'pg';
import { getBootstrapUrl, DATABASE, PRODUCT_ROLE, deriveProductPassword, withConnection } from './connect.js';

/** An arbitrary constant. Processes that start with the same cluster wait for each other. */
const ROLE_LOCK = 4_200_421;

const FIRST_USER_OID = 16_384;

/** Creates a role that may only log in: no superuser, no creating of databases or roles, no replication. */
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
 * Objects that versions before this role created as the superuser. An extension's objects stay the superuser's;
 * sequences and row types follow their table. `REASSIGN OWNED` refuses the bootstrap superuser.
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
  WHERE owned.owner = current_user::regrole AND owned.oid >= ${FIRST_USER_OID}
    AND NOT EXISTS (
      SELECT FROM pg_depend
      WHERE classid = owned.class AND objid = owned.oid AND objsubid = 0 AND deptype IN ('e', 'i', 'a')
    )`;

/** Transfers all objects in one transaction, so a start that is killed here can repeat it. */
const transferOwnership = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ statement: string }>(SUPERUSER_OBJECTS);
  if (rows.length === 0) return;
  const statements = rows.map(({ statement }) => statement);
  await client.query(['BEGIN', ...statements, 'COMMIT'].join(';\n'));
};

/**
 * Creates the product's role and database in the cluster of `folder` if missing, and makes the role the owner of
 * everything in the database.
 */
export const ensureProductRole = (folder: string, port: number): Promise<void> =>
  withConnection(getBootstrapUrl(folder, port, 'postgres'), async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [ROLE_LOCK]);
    await ensureRole(client, deriveProductPassword(folder));
    await ensureDatabase(client);
    await withConnection(getBootstrapUrl(folder, port, DATABASE), transferOwnership);
  });
