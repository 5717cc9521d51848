import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../logging/log.js';

/** At this share of the limit, idle connections are closed. */
const CROWDED_SHARE = 0.9;
const LOG_EVERY_MS = 10_000;

/**
 * Keeps at most `max` connections open. Idle keep-alive connections are closed first; only then are new ones refused.
 */
export const limitConnections = (server: Server, max: number, log: Log): void => {
  let open = 0;
  let loggedAt = -Infinity;
  server.maxConnections = max;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
    const exempt = server.maxConnections - max;
    if (open - exempt >= CROWDED_SHARE * max) server.closeIdleConnections();
  });
  server.on('drop', () => {
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = performance.now();
    log.warn({ max }, 'Connections are refused because MAX_CONNECTIONS are open');
  });
};

/** Makes room for another connection while `socket` is open: it carries a stream that has a limit of its own. */
export const exemptConnection = (server: Server, socket: Socket): void => {
  server.maxConnections += 1;
  socket.once('close', () => (server.maxConnections -= 1));
};
