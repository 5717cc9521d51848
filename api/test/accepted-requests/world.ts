import fs from 'node:fs';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import type { BillingApp } from '../billing/billing-app.js';
import { ProviderStub } from '../cities/provider-stub.js';
import { respondWithAir } from '../cities/world-bank-responses.js';
import { createBuiltRemote } from '../delivery/built-remote.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser, createMember } from '../support/member.js';
import { findFreePort } from '../support/product.js';
import { startSimulator } from '../support/simulator.js';
import { createBuiltShell } from '../web/built-shell.js';
import { startAudioStub } from '../voice/audio-stub.js';
import Stripe from 'stripe';

/** The whole product with everything its write routes need: payments, a data provider, releases, a shell. */
export interface World {
  api: TestApp;
  billing: BillingApp;
  /** Creates a user with a confirmed email address, signed in. */
  member(): Promise<Browser>;
  /** The admin of this world. */
  admin: Browser;
  /** Opens a browser that is not signed in. */
  visitor(): Browser;
  userId(person: Browser): Promise<string>;
  /** The first row of a query; throws when there is none. */
  row<Row>(sql: string, parameters?: unknown[]): Promise<Row>;
  close(): Promise<void>;
}

/** Sends each request from a different IP address, so that no rate limit applies. */
const fromManyAddresses = (api: TestApp): TestApp => {
  let count = 0;
  const nextAddress = () => {
    count += 1;
    return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  };
  return {
    ...api,
    inject: (options: InjectOptions) => api.inject({ remoteAddress: nextAddress(), ...options }),
  };
};

const startBillingApp = async (api: TestApp, simulator: BillingApp['simulator'], port: number) => {
  const { hostname: host, port: stripePort } = new URL(simulator.url);
  const stripe = new Stripe(simulator.key, { host, port: stripePort, protocol: 'http', telemetry: false });
  return { api, simulator, stripe, port, close: () => Promise.resolve() };
};

export const startWorld = async (): Promise<World> => {
  const provider = new ProviderStub();
  provider.answer = respondWithAir([['PT', '2022', 7.64251]]);
  const audio = await startAudioStub();
  const folder = fs.mkdtempSync(path.join(process.env.WANDERWORK_TEST_FOLDER as string, 'stripe-'));
  const port = await findFreePort();
  const simulator = await startSimulator(folder, port);
  const baseApi = await startTestApp({
    config: {
      push: { privateKey: 'a'.repeat(43), publicKey: 'B'.repeat(87), testOrigin: null },
      shellDir: createBuiltShell(),
      builtRemotes: [createBuiltRemote()],
      providerUrls: { worldbank: await provider.start() },
      audio: audio.settings,
      stripe: simulator.settings(),
    },
    prepare: true,
  });
  await baseApi.app.listen(port, '127.0.0.1');
  const api = fromManyAddresses(baseApi);
  const member = async () => {
    const person = await createMember(api);
    await api.db.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [person.email]);
    return person;
  };
  const admin = await member();
  await api.db.query('UPDATE users SET is_admin = true WHERE email = $1', [admin.email]);
  const row = async <Row>(sql: string, parameters?: unknown[]): Promise<Row> => {
    const [first] = await api.db.query<Row[]>(sql, parameters);
    if (first === undefined) throw new Error(`no row: ${sql}`);
    return first;
  };
  return {
    api,
    billing: await startBillingApp(api, simulator, port),
    member,
    admin,
    visitor: () => new Browser(api),
    userId: async ({ email }) =>
      (await row<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])).id,
    row,
    close: async () => {
      provider.stop();
      await simulator.stop();
      await api.close();
      await audio.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
