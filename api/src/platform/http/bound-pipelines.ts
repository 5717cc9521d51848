import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that wait while an earlier one is answered. Browsers and proxies send none of them ahead. */
const WAITING_MAX = 16;

/**
 * Closes connections that ask on and on without waiting for answers. Node begins to work on everything that stands in one
 * packet at once: eighty kilobytes on a single connection were two thousand pages that everybody else waited for.
 */
export const boundPipelines = (server: Server): void => {
  const waiting = new WeakMap<Socket, number>();
  const change = (socket: Socket, by: number): number => {
    const count = (waiting.get(socket) ?? 0) + by;
    waiting.set(socket, count);
    return count;
  };
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    // Who is first in line has the connection to answer on; whoever waits has not.
    if (response.socket === null) {
      const { socket } = request;
      if (socket.destroyed) return;
      if (change(socket, 1) > WAITING_MAX) return void socket.destroy();
      response.once('close', () => change(socket, -1));
    }
    for (const other of others) other.call(server, request, response);
  });
};
