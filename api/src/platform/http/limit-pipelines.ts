import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How many requests of one connection may wait while an earlier one is answered. Browsers and proxies do not pipeline
 * requests.
 */
const MAX_WAITING = 16;

/**
 * Closes connections that send request after request without waiting for answers. Node handles all requests in a packet
 * at once: 80 KB on one connection were two thousand pages that everybody else had to wait for.
 */
export const limitPipelines = (server: Server): void => {
  const waiting = new WeakMap<Socket, number>();
  const addWaiting = (socket: Socket, by: number): number => {
    const count = (waiting.get(socket) ?? 0) + by;
    waiting.set(socket, count);
    return count;
  };
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    // Only the first request in line has the connection's socket for its response.
    if (response.socket === null) {
      const { socket } = request;
      if (socket.destroyed) return;
      if (addWaiting(socket, 1) > MAX_WAITING) return void socket.destroy();
      response.once('close', () => addWaiting(socket, -1));
    }
    for (const handler of handlers) handler.call(server, request, response);
  });
};
