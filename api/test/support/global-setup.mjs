import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
// From the build, which `npm run test:api` renews first: Jest runs a set-up outside of its own module world.
import { startCluster } from '../../dist/platform/database/embedded/cluster.js';

/** Nothing of it is needed after a crash, so that nobody waits for the disk. */
const withoutDurability = async (url) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  await client.query('SELECT pg_reload_conf()');
  await client.end();
};

/** One PostgreSQL for all test files, and one folder for what they write; both are gone after the last. */
export default async function globalSetup() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-cluster-'));
  fs.chmodSync(folder, 0o755);
  const cluster = await startCluster(folder);
  await withoutDurability(cluster.adminUrl);
  globalThis.testCluster = { folder, cluster };
  process.env.WANDERWORK_TEST_CLUSTER = cluster.url;
  process.env.WANDERWORK_TEST_ADMIN = cluster.adminUrl;
  process.env.WANDERWORK_TEST_FOLDER = folder;
}
