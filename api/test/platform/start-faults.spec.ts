import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readPostmaster } from '../../src/platform/database/embedded/postmaster.js';
import { findFreePort, startProduct } from '../support/product.js';

describe('a failed start', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-start-'));
  let port: string;

  beforeAll(async () => {
    fs.chmodSync(dataDir, 0o755);
    port = String(await findFreePort());
  });

  afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

  const start = (env: Record<string, string>) =>
    startProduct({ DATA_DIR: dataDir, PORT: port, ...env }).ended;

  it.each([
    ['PORT', { PORT: 'four thousand' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:1/wanderwork' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:1/x?sslrootcert=/no/such.pem' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1/x?port=none' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['DATA_DIR', { DATA_DIR: '/proc/version/data' }],
  ])('names %s in one sentence and exits with 1', async (name, env) => {
    const { code, failure } = await start(env);
    expect(code).toBe(1);
    expect(failure).toMatch(new RegExp(`^${name}: [^\\n]+\\.$`));
    expect(failure).not.toContain('secret');
  });

  it('reports that the port is in use, and leaves nothing running', async () => {
    const portHolder = net.createServer();
    await new Promise<void>((resolve) => portHolder.listen(Number(port), '127.0.0.1', resolve));
    const { code, failure } = await start({});
    portHolder.close();
    expect(code).toBe(1);
    expect(failure).toBe(
      `PORT: 127.0.0.1:${port} is in use; stop the program that listens there or set another PORT.`,
    );
    expect(fs.existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  });

  it('stops the database that it has started when it is stopped halfway', async () => {
    const product = startProduct({ DATA_DIR: dataDir, PORT: port });
    await product.step('Updating the database schema');
    const data = path.join(dataDir, 'postgres/data');
    expect(readPostmaster(data)).not.toBeNull();
    expect(await product.kill('SIGTERM')).toEqual({ code: 0, failure: null });
    expect(readPostmaster(data)).toBeNull();
  });
});
