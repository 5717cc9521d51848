import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Config } from '../config/index.js';
import { Draining } from '../health/draining.js';
import { matchesTag } from '../http/etag.js';
import { createCommonHeaders } from '../http/hooks.js';
import { limitConnections } from '../http/limit-connections.js';
import { limitPipelines } from '../http/limit-pipelines.js';
import { hasOneHost } from '../http/request-host.js';
import type { Log } from '../logging/log.js';
import { AnswerCache, type CachedAnswer } from './answer-cache.js';

/** Answers are logged in batches: a log line for each would cost more than the answer. */
const LOG_EVERY_MS = 10_000;

interface MemoryAnswerOptions {
  cache: AnswerCache;
  draining: Draining;
  /** Headers of every answer. */
  headers: Record<string, string>;
  log: Log;
}

/** Counts answers from memory by route and logs the counts. */
const createCounter = (log: Log) => {
  const counts = new Map<string, number>();
  const logCounts = () => {
    for (const [route, answers] of counts) log.info({ route, answers }, 'Answered from memory');
    counts.clear();
  };
  return { tell: logCounts, add: (route: string) => counts.set(route, (counts.get(route) ?? 0) + 1) };
};

/** Returns false when the compressed copy for this client does not exist yet. */
const send = (
  { method, headers: requestHeaders }: IncomingMessage,
  response: ServerResponse,
  { answer }: CachedAnswer,
  headers: Record<string, string>,
): boolean => {
  if (matchesTag(requestHeaders['if-none-match'], answer.etag)) {
    response.writeHead(304, { ...headers, ...answer.getHeaders(null) }).end();
    return true;
  }
  const acceptEncoding = requestHeaders['accept-encoding'];
  const encoding = answer.chooseEncoding(acceptEncoding === undefined ? undefined : String(acceptEncoding));
  const bytes = answer.findBytes(encoding);
  if (!bytes) return false;
  response.writeHead(200, {
    ...headers,
    ...answer.getHeaders(encoding),
    'content-length': bytes.length,
  });
  response.end(method === 'HEAD' ? undefined : bytes);
  return true;
};

/**
 * Answers from memory before any other request handler runs. Only public answers are cached, so no permission is
 * checked. Any other request goes to the regular handlers.
 */
const serveFromMemory = (server: Server, { cache, draining, headers, log }: MemoryAnswerOptions): void => {
  const counter = createCounter(log);
  const timer = setInterval(counter.tell, LOG_EVERY_MS).unref();
  server.once('close', () => {
    clearInterval(timer);
    counter.tell();
  });
  const answerFromMemory = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (draining.isOn || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const cached = cache.findCurrent(request.url ?? '');
    if (!cached || !hasOneHost(request) || !send(request, response, cached, headers)) return false;
    draining.noteRequest();
    counter.add(cached.route);
    return true;
  };
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (answerFromMemory(request, response)) return;
    for (const handler of handlers) handler.call(server, request, response);
  });
};

/**
 * Serves cached answers before the regular handlers and limits connections and pipelined requests. Call it when all
 * routes are registered.
 */
export const addFastPath = (app: NestFastifyApplication, log: Log): void => {
  const config = app.get(Config);
  const headers = createCommonHeaders(config);
  const server = app.getHttpServer() as Server;
  serveFromMemory(server, { cache: app.get(AnswerCache), draining: app.get(Draining), headers, log });
  limitPipelines(server);
  limitConnections(server, config.maxConnections, log);
};
