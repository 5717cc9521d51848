import { once } from 'node:events';
import { createServer } from './http/server.mjs';
import { advance } from './life/clock.mjs';
import { openState } from './state.mjs';
import { FaultPlan } from './fault-plan.mjs';
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
