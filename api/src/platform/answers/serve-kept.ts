import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Draining } from '../health/draining.js';
import { holds } from '../http/etag.js';
import { hasOneHost } from '../http/request-host.js';
import type { Log } from '../logging/log.js';
import type { KeptAnswer, AnswerCache } from './answer-cache.js';

/** A line for each of them would cost more than the answers. */
const COUNTED_MS = 10_000;

interface Door {
  kept: AnswerCache;
  draining: Draining;
  /** They go with every answer. */
  headers: Record<string, string>;
  log: Log;
}

/** Says now and then how many answers a route gave from memory. */
const counter = (log: Log) => {
  const counts = new Map<string, number>();
  const tell = () => {
    for (const [route, answers] of counts) log.info({ route, answers }, 'from memory');
    counts.clear();
  };
  return { tell, add: (route: string) => counts.set(route, (counts.get(route) ?? 0) + 1) };
};

/** False when the packed copy that this caller takes is not made yet. */
const send = (
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { answer }: KeptAnswer,
  headers: Record<string, string>,
): boolean => {
  if (holds(asked['if-none-match'], answer.tag)) {
    response.writeHead(304, { ...headers, ...answer.headersIn(null) }).end();
    return true;
  }
  const accepted = asked['accept-encoding'];
  const encoding = answer.encodingFor(accepted === undefined ? undefined : String(accepted));
  const bytes = answer.made(encoding);
  if (!bytes) return false;
  response.writeHead(200, {
    ...headers,
    ...answer.headersIn(encoding),
    'content-length': bytes.length,
  });
  response.end(method === 'HEAD' ? undefined : bytes);
  return true;
};

/**
 * Stands before everything else of the house and answers from memory what it can: only public answers are kept, so
 * nobody's rights need to be looked at. Whatever it cannot answer goes the whole way.
 */
export const serveKept = (server: Server, { kept, draining, headers, log }: Door): void => {
  const answered = counter(log);
  const timer = setInterval(answered.tell, COUNTED_MS).unref();
  server.once('close', () => {
    clearInterval(timer);
    answered.tell();
  });
  const fromMemory = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (draining.isOn || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const known = kept.atHand(request.url ?? '');
    if (!known || !hasOneHost(request) || !send(request, response, known, headers)) return false;
    draining.heard();
    answered.add(known.route);
    return true;
  };
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (fromMemory(request, response)) return;
    for (const other of others) other.call(server, request, response);
  });
};
