import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { StripeSettings } from '../../src/platform/config/index.js';

const main = path.resolve(__dirname, '../../../tools/stripe-simulator/main.mjs');

const KEY = 'sk_test_of_the_tests';
const TOKEN = 'a token of the tests';
export const WEBHOOK_SECRET = 'whsec_of_the_tests';

export type SimulatorAction = 'advance' | 'pay' | 'card' | 'deliveries' | 'release' | 'events' | 'trouble';

/** The Stripe simulator in a process of its own. It sends its webhooks to `port`. */
export interface Simulator {
  url: string;
  key: string;
  settings(timeoutMs?: number): StripeSettings;
  control(action: SimulatorAction, body?: object): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

const createSettings = (simulatorUrl: string, timeoutMs: number): StripeSettings => ({
  secretKey: KEY,
  webhookSecret: WEBHOOK_SECRET,
  simulatorUrl,
  prices: {
    pro_month: ['price_pro_month'],
    pro_year: ['price_pro_year'],
    premium_month: ['price_premium_month'],
    premium_year: ['price_premium_year'],
  },
  timeoutMs,
});

const DEFAULT_TIMEOUT_MS = 20_000;

const waitForUrl = async (child: ChildProcess): Promise<string> => {
  const [message] = (await once(child, 'message')) as [{ url: string }];
  return message.url;
};

/** `folder`: where the simulator stores its state; `port`: where the product listens. */
export const startSimulator = async (folder: string, port: number): Promise<Simulator> => {
  const child = fork(main, [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      SIMULATOR_FOLDER: path.join(folder, 'stripe-simulator'),
      SIMULATOR_API_KEY: KEY,
      SIMULATOR_CONTROL_TOKEN: TOKEN,
      SIMULATOR_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SIMULATOR_WEBHOOK_URL: `http://127.0.0.1:${port}/api/billing/webhook`,
    },
  });
  const url = await waitForUrl(child);
  return {
    url,
    key: KEY,
    settings: (timeoutMs = DEFAULT_TIMEOUT_MS) => createSettings(url, timeoutMs),
    control: async (action, body = {}) => {
      const response = await fetch(`${url}/control/${action}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}` },
        body: JSON.stringify(body),
      });
      const result = (await response.json()) as Record<string, unknown>;
      if (!response.ok) throw new Error(`${action}: ${JSON.stringify(result)}`);
      return result;
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
