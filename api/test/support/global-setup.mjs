import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
// From the build, which `npm run test:api` renews first: Jest runs a set-up outside of its own module world.
import { startCluster } from '../../dist/platform/database/embedded/cluster.js';

/** One PostgreSQL for all test files, and one folder for what they write; both are gone after the last. */
export default async function globalSetup() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-cluster-'));
  fs.chmodSync(folder, 0o755);
  const cluster = await startCluster(folder);
  globalThis.testCluster = { folder, cluster };
  process.env.WANDERWORK_TEST_CLUSTER = cluster.url;
  process.env.WANDERWORK_TEST_FOLDER = folder;
}
