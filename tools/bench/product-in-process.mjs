import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../test/free-port.mjs';
import { withConnection } from './own-database.mjs';

const PASSWORD = 'a quiet place by the sea';
const EMAIL = 'ana@example.com';

/**
 * Runs `work` with the product started in this process, so that its tools can be timed one by one, and with the request
 * headers and the id of a signed-in Premium member.
 */
export const withProduct = async (work) => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-bench-'));
  fs.chmodSync(dataDir, 0o755);
  const port = String(await findFreePort());
  Object.assign(process.env, {
    PORT: port,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'fatal',
  });
  const { startProduct } = await import('../../api/dist/start.js');
  const { stopProduct } = await import('../../api/dist/stop.js');
  const { createLog } = await import('../../api/dist/platform/logging/log.js');
  const product = await startProduct({ log: createLog('fatal'), onStep: () => {} });
  try {
    const url = product.config.publicUrl;
    const databaseUrl = product.cluster.url;
    await work({ app: product.app, dataDir, databaseUrl, url, ...(await signIn(url, databaseUrl)) });
  } finally {
    await stopProduct(product);
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
};

const signIn = async (url, databaseUrl) => {
  const post = async (address, body) => {
    const answer = await fetch(`${url}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const person = { firstName: 'Ana', lastName: 'Ferreira', email: EMAIL, password: PASSWORD };
  await post('/api/auth/register', person);
  const { rows } = await withConnection(databaseUrl, (client) =>
    client.query(
      `UPDATE users SET subscription_tier = 'premium', email_confirmed_at = now() WHERE email = $1 RETURNING id`,
      [EMAIL],
    ),
  );
  const { headers } = await post('/api/auth/login', { email: EMAIL, password: PASSWORD });
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { userId: rows[0].id, headers: { cookie, origin: url, 'content-type': 'application/json' } };
};
