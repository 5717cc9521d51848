import { Draining } from './platform/health/draining.js';
import type { Started } from './start.js';

/** How long a balancer has to see that this process wants no more requests; at a desk nobody waits for one. */
const DRAIN_MS = { production: 3_000, otherwise: 300 };
/** Requests in flight have this long; what hangs is cut off. */
const CLOSE_PATIENCE_MS = 5_000;

/** No new requests, then the end of those in flight, then the pool, then the cluster. */
export const stopProduct = async ({ app, config, cluster }: Started): Promise<void> => {
  await app.get(Draining).drain(config.production ? DRAIN_MS.production : DRAIN_MS.otherwise);
  const cutOff = setTimeout(() => app.getHttpServer().closeAllConnections(), CLOSE_PATIENCE_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
    await cluster?.stop();
  }
};
