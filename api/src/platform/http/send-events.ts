import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { exemptConnection } from './limit-connections.js';

/** Proxies must not buffer, compress or cache the response. Its connection ends with it. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
};

/** Whether a client can read a stream of events. */
export const acceptsEvents = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept?.includes('text/event-stream') ?? false;

/**
 * Sends server-sent events for as long as `events` lasts. Such connections don't count toward `MAX_CONNECTIONS`, so the
 * caller limits how many there are.
 */
export const sendEvents = (request: FastifyRequest, reply: FastifyReply, events: Readable): void => {
  exemptConnection(request.server.server, request.raw.socket);
  void reply.headers(headers).send(events);
};
