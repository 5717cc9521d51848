import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
// Imported from the build, which `npm run test:api` renews first: Jest runs a global setup outside its module system.
import { startCluster } from '../../dist/platform/database/embedded/cluster.js';

/** Turns off durability: the data need not survive a crash, so no statement waits for the disk. */
const withoutDurability = async (url) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  await client.query('SELECT pg_reload_conf()');
  await client.end();
};

const MEMORY_FOLDER = '/dev/shm';
/** More than the databases of the files that run side by side, and their write-ahead log. */
const SPACE_BYTES = 4 * 1024 ** 3;

const hasSpaceInMemory = () => {
  if (!fs.existsSync(MEMORY_FOLDER) || os.freemem() < 2 * SPACE_BYTES) return false;
  const { bavail, bsize } = fs.statfsSync(MEMORY_FOLDER);
  return bavail * bsize > SPACE_BYTES;
};

/** A database is about 300 files. On a disk, creating and deleting them takes ten times as long. */
const chooseParentFolder = () => (hasSpaceInMemory() ? MEMORY_FOLDER : os.tmpdir());

/** Starts one PostgreSQL cluster for all test files and one folder for what they write. The teardown removes both. */
export default async function globalSetup() {
  const folder = fs.mkdtempSync(path.join(chooseParentFolder(), 'wanderwork-cluster-'));
  fs.chmodSync(folder, 0o755);
  const cluster = await startCluster(folder);
  await withoutDurability(cluster.adminUrl);
  globalThis.testCluster = { folder, cluster };
  process.env.WANDERWORK_TEST_CLUSTER = cluster.url;
  process.env.WANDERWORK_TEST_ADMIN = cluster.adminUrl;
  process.env.WANDERWORK_TEST_FOLDER = folder;
}
