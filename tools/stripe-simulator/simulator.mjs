import { once } from 'node:events';
import { createServer } from './server.mjs';
import { advance } from './life/clock.mjs';
import { openState } from './state.mjs';
import { Webhooks } from './webhooks.mjs';
import { World } from './world.mjs';

const TICK_MS = 5_000;

const listen = async (server, port) => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
};

/** Listens on the given port, or on any free one when it is in use. */
const listenOnFreePort = async (server, port) => {
  try {
    await listen(server, port);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    await listen(server, 0);
  }
  return server.address().port;
};

/**
 * A simulator of Stripe for this machine only: the API calls that the product makes, the pages where people pay, and
 * signed webhooks to `webhookUrl`. Its state is stored in `folder`. `apiKey` authorizes API calls, `controlToken` the
 * test controls.
 */
export const startSimulator = async ({
  folder,
  port = 0,
  apiKey,
  controlToken,
  webhookUrl,
  webhookSecret,
}) => {
  const { state, scheduleSave, close } = openState(folder);
  const webhooks = new Webhooks({ url: webhookUrl, secret: webhookSecret, state, scheduleSave });
  const world = new World({ state, onChange: scheduleSave, onEvent: (event) => webhooks.addEvent(event) });
  const server = createServer({ world, webhooks, faults: new FaultPlan(), apiKey, controlToken });
  world.url = `http://127.0.0.1:${await listenOnFreePort(server, port)}`;
  webhooks.resume();
  const tick = setInterval(() => advance(world), TICK_MS);
  const stop = async () => {
    clearInterval(tick);
    webhooks.stop();
    server.closeAllConnections();
    server.close();
    close();
  };
  return { url: world.url, stop };
};

const kinds = new Set(['refuse', 'late', 'broken']);

/**
 * Simulated faults of the next `count` calls: `refuse` closes the connection before anything happens, `late` does the
 * work but answers after `delayMs`, `broken` answers `status` (500 by default).
 */
class FaultPlan {
  kind = null;
  left = 0;
  delayMs = 0;
  status = 500;

  set({ kind = null, count = 1, delayMs = 0, status = 500 }) {
    if (kind !== null && !kinds.has(kind)) throw new Error(`Unknown fault: ${kind}`);
    Object.assign(this, { kind, left: count, delayMs, status });
  }

  /** Returns the fault of this call; usually null. */
  next() {
    if (this.kind === null || this.left <= 0) return null;
    this.left -= 1;
    return { kind: this.kind, delayMs: this.delayMs, status: this.status };
  }
}
