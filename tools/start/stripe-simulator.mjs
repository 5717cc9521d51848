import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { endChild } from './end-child.mjs';
import { at } from './root.mjs';
import { PlainError } from './terminal.mjs';

const loopback = ['localhost', '127.0.0.1', '[::1]', '::1'];

const isLoopback = (url) => URL.canParse(url) && loopback.includes(new URL(url).hostname);

/** Only where nobody but this machine reaches the product, and nobody gave it a key of Stripe. */
export const wantsSimulator = ({ STRIPE_SECRET_KEY, NODE_ENV, HOST = '127.0.0.1', PUBLIC_URL }) =>
  !STRIPE_SECRET_KEY &&
  NODE_ENV !== 'production' &&
  loopback.includes(HOST) &&
  (!PUBLIC_URL || isLoopback(PUBLIC_URL));

const secret = () => randomBytes(24).toString('hex');

/** Made once an installation: the key of the calls, the secret of the webhooks, the token of what tests may do. */
const secretsIn = (folder) => {
  const file = path.join(folder, 'secrets.json');
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'));
  const made = { apiKey: `sk_test_${secret()}`, webhookSecret: `whsec_${secret()}`, controlToken: secret() };
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
};

const answered = (child) =>
  new Promise((resolve, reject) => {
    child.once('message', ({ url }) => resolve(url));
    child.once('error', reject);
    child.once('exit', () =>
      reject(new PlainError('The stand-in for Stripe did not start; see logs/api.log.')),
    );
  });

/**
 * Starts the stand-in for Stripe beside the product, one port above it where that is free. `env` is what the product has
 * to know of it; `stop` ends it.
 */
export const startSimulator = async ({ dataDir, port, log }) => {
  const folder = path.join(dataDir, 'stripe-simulator');
  const { apiKey, webhookSecret, controlToken } = secretsIn(folder);
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
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const url = await answered(child);
  const env = {
    STRIPE_SIMULATOR_URL: url,
    STRIPE_SIMULATOR_KEY: apiKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
  return { env, stop: () => endChild(child, gone) };
};
