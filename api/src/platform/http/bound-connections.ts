import type { Server } from 'node:http';
import type { Log } from '../logging/log.js';

/** From this share of the limit on, connections that wait for nothing make room. */
const CROWDED = 0.9;
const LOGGED_EVERY_MS = 10_000;

/**
 * Holds at most `max` connections open. Those that are kept alive between requests are closed first; only then are new
 * ones refused.
 */
export const boundConnections = (server: Server, max: number, log: Log): void => {
  let open = 0;
  let loggedAt = -Infinity;
  server.maxConnections = max;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
    if (open >= CROWDED * max) server.closeIdleConnections();
  });
  server.on('drop', () => {
    if (performance.now() - loggedAt < LOGGED_EVERY_MS) return;
    loggedAt = performance.now();
    log.warn({ max }, 'connections are refused: as many as MAX_CONNECTIONS are open');
  });
};
