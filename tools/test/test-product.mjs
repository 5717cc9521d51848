import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startProduct } from '../start/product.mjs';
import { findFreePort } from './free-port.mjs';

/** The first admin of a product under test. */
export const testAdmin = { email: 'admin@example.com', password: 'correct horse battery staple' };

/**
 * Starts the built product on a free port with its own data folder, with the same code as `npm start`. `stop` ends it
 * and removes the folder.
 */
export const startTestProduct = async (env = {}) => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-test-'));
  fs.chmodSync(dataDir, 0o755);
  const product = await startProduct({
    env: {
      PORT: String(await findFreePort()),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: testAdmin.email,
      ADMIN_PASSWORD: testAdmin.password,
      // The suites sign up and sign in far more often than a person.
      RATE_LIMIT_FACTOR: '1000',
      ...env,
    },
  });
  const { url } = await product.ready;
  const stop = async () => {
    await product.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, pid: product.pid, stop };
};
