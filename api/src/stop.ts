import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Draining } from './platform/health/draining.js';
import type { Started } from './start.js';

/** How long a balancer has to see that this process wants no more requests; at a desk nobody waits for one. */
const DRAIN_MS = { production: 3_000, otherwise: 300 };
/** Requests in flight have this long; what hangs is cut off. */
const CLOSE_PATIENCE_MS = 5_000;
/** A database that does not answer keeps the pool from closing; the end of the process closes it all the same. */
const POOL_PATIENCE_MS = 2_000;

/** No new requests, then no new connections, then the end of requests in flight, then the pool, then the cluster. */
export const stopProduct = async ({ app, config, cluster }: Started): Promise<void> => {
  const draining = app.get(Draining);
  const server = app.getHttpServer() as Server;
  await draining.drain(config.production ? DRAIN_MS.production : DRAIN_MS.otherwise);
  await draining.stopListening(server);
  const cutOff = setTimeout(() => server.closeAllConnections(), CLOSE_PATIENCE_MS);
  try {
    await Promise.race([app.close(), wait(CLOSE_PATIENCE_MS + POOL_PATIENCE_MS)]);
  } finally {
    clearTimeout(cutOff);
    await cluster?.stop();
  }
};
