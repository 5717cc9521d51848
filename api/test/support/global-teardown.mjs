import fs from 'node:fs';

export default async function globalTeardown() {
  const { folder, cluster } = globalThis.testCluster;
  await cluster.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
