import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Draining } from './platform/health/draining.js';
import type { RunningProduct } from './start.js';

/**
 * How long a load balancer has to notice that this process takes no more requests, in milliseconds; shorter in
 * development, where there is none.
 */
const DRAIN_MS = { production: 3_000, otherwise: 300 };
/** How long requests in flight may take to finish; then their connections are closed. */
const CLOSE_TIMEOUT_MS = 5_000;
/** An unresponsive database keeps the pool from closing; the end of the process closes it anyway. */
const POOL_TIMEOUT_MS = 2_000;

/** Stops the product in order: new requests, new connections, requests in flight, the pool, the cluster. */
export const stopProduct = async ({ app, config, cluster }: RunningProduct): Promise<void> => {
  const draining = app.get(Draining);
  const server = app.getHttpServer() as Server;
  await draining.drain(config.production ? DRAIN_MS.production : DRAIN_MS.otherwise);
  await draining.stopListening(server);
  const closeTimer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  try {
    await Promise.race([app.close(), wait(CLOSE_TIMEOUT_MS + POOL_TIMEOUT_MS)]);
  } finally {
    clearTimeout(closeTimer);
    await cluster?.stop();
  }
};
