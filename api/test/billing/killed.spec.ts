import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import Stripe from 'stripe';
import { createId } from '../../src/platform/database/ids.js';
import { createDatabase, type TestDatabase } from '../support/index.js';
import { findFreePort, type Product, startProduct } from '../support/product.js';
import { type Simulator, startSimulator, WEBHOOK_SECRET } from '../support/simulator.js';

const START_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 20;

const PERSON = `
  INSERT INTO users (id, email, name, first_name, last_name, must_change_password, is_admin, subscription_tier, created_at)
  VALUES ($1, 'ana@example.com', 'Ana', 'Ana', 'F', false, false, 'free', now())`;

describe('a product killed between an event and its effects', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-killed-'));
  const dataDir = path.join(folder, 'data');
  const person = createId();
  const products: Product[] = [];
  let port: number;
  let database: TestDatabase;
  let db: pg.Client;
  let simulator: Simulator;
  let stripe: Stripe;

  const start = async (): Promise<Product> => {
    const product = startProduct({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PORT: String(port),
      STRIPE_SIMULATOR_URL: simulator.url,
      STRIPE_SIMULATOR_KEY: simulator.key,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    });
    products.push(product);
    await product.ready;
    return product;
  };

  const waitForRow = async (sql: string): Promise<void> => {
    while ((await db.query(sql)).rowCount === 0) await wait(POLL_INTERVAL_MS);
  };

  beforeAll(async () => {
    fs.mkdirSync(dataDir);
    port = await findFreePort();
    database = await createDatabase();
    db = new pg.Client({ connectionString: database.url });
    await db.connect();
    simulator = await startSimulator(folder, port);
    const { hostname: host, port: stripePort } = new URL(simulator.url);
    stripe = new Stripe(simulator.key, { host, port: stripePort, protocol: 'http', telemetry: false });
  });

  afterAll(async () => {
    for (const { child } of products) child.kill('SIGKILL');
    await simulator.stop();
    await db.end();
    await database.drop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** Creates a checkout session at Stripe for a known customer. */
  const openCheckout = async (): Promise<string> => {
    const { id: customer } = await stripe.customers.create({ email: 'ana@example.com' });
    await db.query(PERSON, [person]);
    await db.query('INSERT INTO billing_customers (user_id, customer_id) VALUES ($1, $2)', [
      person,
      customer,
    ]);
    const { id } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: 'price_premium_month', quantity: 1 }],
    });
    return id;
  };

  it(
    'leaves the event to the next process, which handles it once, from the database alone',
    async () => {
      const session = await openCheckout();
      const first = await start();
      // No request to Stripe is answered before the process is killed.
      await simulator.control('trouble', { kind: 'late', count: 1_000, delayMs: START_TIMEOUT_MS });
      await simulator.control('pay', { session });
      await waitForRow(`SELECT 1 FROM billing_work WHERE subject = 'checkout.session.completed'`);
      await waitForRow(`SELECT 1 FROM billing_leases WHERE name LIKE 'look:%'`);
      await simulator.control('deliveries', { hold: true });
      await first.kill('SIGKILL');
      const { rows } = await db.query('SELECT subscription_tier AS tier FROM users WHERE id = $1', [person]);
      expect(rows).toEqual([{ tier: 'free' }]);

      await simulator.control('trouble', { kind: null });
      // Expires the leases of the killed process.
      await db.query('UPDATE billing_work SET next_at = now() WHERE done_at IS NULL');
      await db.query('UPDATE billing_leases SET until = now()');
      const second = await start();
      await waitForRow(`SELECT 1 FROM users WHERE subscription_tier = 'premium'`);
      await waitForRow(`SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM billing_work WHERE done_at IS NULL)`);
      expect(await second.kill('SIGTERM')).toMatchObject({ code: 0 });
      const { rows: emails } = await db.query(
        `SELECT count(*)::int AS count FROM mails WHERE template = 'subscription-started'`,
      );
      expect(emails).toEqual([{ count: 1 }]);
    },
    2 * START_TIMEOUT_MS,
  );
});
