import { once } from 'node:events';
import { makeServer } from './http/server.mjs';
import { advance } from './life/clock.mjs';
import { keptState } from './state.mjs';
import { Troubles } from './troubles.mjs';
import { Webhooks } from './webhooks.mjs';
import { World } from './world.mjs';

const TICK_MS = 5_000;

const listen = async (server, port) => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
};

/** The wanted port, or any where another process has it. */
const listenSomewhere = async (server, port) => {
  try {
    await listen(server, port);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    await listen(server, 0);
  }
  return server.address().port;
};

/**
 * A stand-in for Stripe on this machine alone: the calls that the product makes, the pages on which people pay, and
 * signed webhooks to `webhookUrl`. Keeps what happened in `folder`. `apiKey` opens the calls, `controlToken` what only
 * tests may do.
 */
export const startSimulator = async ({
  folder,
  port = 0,
  apiKey,
  controlToken,
  webhookUrl,
  webhookSecret,
}) => {
  const { state, changed, close } = keptState(folder);
  const webhooks = new Webhooks({ url: webhookUrl, secret: webhookSecret, state, changed });
  const world = new World({ state, onChange: changed, onEvent: (event) => webhooks.heard(event) });
  const server = makeServer({ world, webhooks, troubles: new Troubles(), apiKey, controlToken });
  world.url = `http://127.0.0.1:${await listenSomewhere(server, port)}`;
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
