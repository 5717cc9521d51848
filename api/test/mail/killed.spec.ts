import { once } from 'node:events';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { createDatabase, type TestDatabase } from '../support/index.js';
import { findFreePort, type Product, startProduct } from '../support/product.js';

const START_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 20;

const join = ({ url }: Product, email: string) =>
  fetch(`${url}/api/waitlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name: 'Ana' }),
  });

describe('a product killed while it sends an email', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-killed-'));
  const confirmedRecipients: string[] = [];
  const products: Product[] = [];
  let responses = false;
  let receivedCount = 0;
  let database: TestDatabase;
  let db: pg.Client;

  /** Receives each email completely, but confirms it only if `answers` is true. */
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      stream.resume();
      stream.on('end', () => {
        receivedCount += 1;
        if (!responses) return;
        confirmedRecipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.on('error', () => {});

  const start = async (): Promise<Product> => {
    const { port } = server.server.address() as AddressInfo;
    const product = startProduct({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PORT: String(await findFreePort()),
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    });
    products.push(product);
    await product.ready;
    return product;
  };

  beforeAll(async () => {
    database = await createDatabase();
    db = new pg.Client({ connectionString: database.url });
    await db.connect();
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
  });

  afterAll(async () => {
    for (const { child } of products) child.kill('SIGKILL');
    await db.end();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await database.drop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it(
    'leaves the email to the next process, which sends it once',
    async () => {
      const first = await start();
      expect((await join(first, 'ana@example.com')).status).toBe(200);
      while (receivedCount === 0) await wait(POLL_INTERVAL_MS);
      await first.kill('SIGKILL');
      const { rows } = await db.query('SELECT status, attempts, next_at > now() AS leased FROM mails');
      expect(rows).toEqual([{ status: 'queued', attempts: 1, leased: true }]);

      responses = true;
      const second = await start();
      await db.query('UPDATE mails SET next_at = now()');
      expect((await join(second, 'bo@example.com')).status).toBe(200);
      while (confirmedRecipients.length < 2) await wait(POLL_INTERVAL_MS);
      expect(await second.kill('SIGTERM')).toMatchObject({ code: 0 });
      expect(confirmedRecipients.sort()).toEqual(['ana@example.com', 'bo@example.com']);
      const { rows: left } = await db.query('SELECT DISTINCT status, data FROM mails');
      expect(left).toEqual([{ status: 'sent', data: null }]);
    },
    2 * START_TIMEOUT_MS,
  );
});
