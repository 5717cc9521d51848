import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { endChild } from './end-child.mjs';
import { at } from './root.mjs';
import { PlainError } from './terminal.mjs';

const loopback = ['localhost', '127.0.0.1', '[::1]', '::1'];

const isLoopback = (url) => URL.canParse(url) && loopback.includes(new URL(url).hostname);

/** Whether to start the simulator: only this machine can reach the product, and there is no Stripe key. */
export const wantsSimulator = ({ STRIPE_SECRET_KEY, NODE_ENV, HOST = '127.0.0.1', PUBLIC_URL }) =>
  !STRIPE_SECRET_KEY &&
  NODE_ENV !== 'production' &&
  loopback.includes(HOST) &&
  (!PUBLIC_URL || isLoopback(PUBLIC_URL));

const createSecret = () => randomBytes(24).toString('hex');

/**
 * Reads the secrets of this installation, created at the first start: the API key, the webhook secret, and the token
 * for test controls.
 */
const readSecrets = (folder) => {
  const file = path.join(folder, 'secrets.json');
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'));
  const secrets = {
    apiKey: `sk_test_${createSecret()}`,
    webhookSecret: `whsec_${createSecret()}`,
    controlToken: createSecret(),
  };
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
};

const waitForUrl = (child) =>
  new Promise((resolve, reject) => {
    child.once('message', ({ url }) => resolve(url));
    child.once('error', reject);
    child.once('exit', () =>
      reject(new PlainError('The Stripe simulator did not start; see logs/api.log in the data folder.')),
    );
  });

/**
 * Starts the Stripe simulator next to the product, one port above it if that is free. `env` has the settings for the
 * product; `stop` ends it.
 */
export const startSimulator = async ({ dataDir, port, log }) => {
  const folder = path.join(dataDir, 'stripe-simulator');
  const { apiKey, webhookSecret, controlToken } = readSecrets(folder);
  const child = fork(at('tools/stripe-simulator/main.mjs'), [], {
    cwd: at('.'),
    execArgv: [],
    env: {
      SIMULATOR_FOLDER: folder,
      SIMULATOR_PORT: String(port + 1),
      SIMULATOR_API_KEY: apiKey,
      SIMULATOR_CONTROL_TOKEN: controlToken,
      SIMULATOR_WEBHOOK_SECRET: webhookSecret,
      SIMULATOR_WEBHOOK_URL: `http://127.0.0.1:${port}/api/billing/webhook`,
    },
    stdio: ['ignore', log, log, 'ipc'],
    detached: process.platform !== 'win32',
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const url = await waitForUrl(child);
  const env = {
    STRIPE_SIMULATOR_URL: url,
    STRIPE_SIMULATOR_KEY: apiKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
  return { env, stop: () => endChild(child, exited) };
};
