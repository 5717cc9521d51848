import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPostmaster } from '../../src/platform/database/embedded/postmaster.js';
import { findFreePort, type Product, startProduct } from '../support/product.js';

const CALLERS = 20;
const POLL_INTERVAL_MS = 50;

/** Sends requests as long as the readiness route allows, like a load balancer. Resolves with the failures. */
const sendLoad = async ({ url }: Product): Promise<{ answered: number; failures: string[] }> => {
  let open = true;
  let answered = 0;
  const failures: string[] = [];
  const look = async () => {
    for (; open; await wait(POLL_INTERVAL_MS)) open = (await fetch(`${url}/api/health/ready`)).ok;
  };
  const call = async () => {
    while (open) {
      try {
        const response = await fetch(`${url}/api/cities?limit=5`);
        await response.arrayBuffer();
        if (response.ok) answered += 1;
        else failures.push(String(response.status));
      } catch (error) {
        failures.push(String((error as Error).cause ?? error));
      }
    }
  };
  await Promise.all([look(), ...Array.from({ length: CALLERS }, call)]);
  return { answered, failures };
};

/** Opens a connection per request until none is accepted, without checking the readiness route. */
const sendLoadUntilRefused = async ({ url }: Product): Promise<{ answered: number; failures: string[] }> => {
  let isOpen = true;
  let answered = 0;
  const failures: string[] = [];
  const ask = () =>
    new Promise<string>((resolve) => {
      http
        .get(`${url}/api/cities?limit=5`, { agent: false }, (response) => {
          response
            .resume()
            .once('close', () => resolve(response.complete ? String(response.statusCode) : 'cut off'));
        })
        .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  const call = async () => {
    while (isOpen) {
      const outcome = await ask();
      if (outcome === 'ECONNREFUSED') isOpen = false;
      else if (outcome === '200') answered += 1;
      else failures.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
  return { answered, failures };
};

describe('a product that shuts down', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-stop-'));
  let product: Product;

  beforeAll(async () => {
    fs.chmodSync(dataDir, 0o755);
    product = startProduct({ DATA_DIR: dataDir, PORT: String(await findFreePort()) });
    await product.ready;
  }, 60_000);

  afterAll(async () => {
    await product.kill('SIGKILL');
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it('keeps a second one away from its data', async () => {
    const { code, failure } = await startProduct({ DATA_DIR: dataDir, PORT: String(await findFreePort()) })
      .ended;
    expect(code).toBe(1);
    expect(failure).toBe(
      `DATA_DIR: ${dataDir} is in use by a running WanderWork (process ${product.child.pid}).`,
    );
    expect(readPostmaster(path.join(dataDir, 'postgres/data'))).not.toBeNull();
  });

  it('fails no request and leaves nothing running', async () => {
    const loading = sendLoad(product);
    await wait(1_000);
    const ending = product.kill('SIGTERM');
    const { answered, failures } = await loading;
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(CALLERS);
    expect(await ending).toEqual({ code: 0, failure: null });
    expect(readPostmaster(path.join(dataDir, 'postgres/data'))).toBeNull();
    expect(fs.existsSync(path.join(dataDir, 'product.pid'))).toBe(false);
  });

  it('resets no connection of clients that continue until it is gone', async () => {
    product = startProduct({ DATA_DIR: dataDir, PORT: String(await findFreePort()) });
    await product.ready;
    const loading = sendLoadUntilRefused(product);
    await wait(500);
    const ending = product.kill('SIGTERM');
    const { answered, failures } = await loading;
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(CALLERS);
    expect(await ending).toEqual({ code: 0, failure: null });
  }, 120_000);
});
