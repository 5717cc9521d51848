import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AnswerCache } from '../answers/answer-cache.js';
import { serveKept } from '../answers/serve-kept.js';
import { Config } from '../config/index.js';
import { Draining } from '../health/draining.js';
import { errorCodes } from '@wanderwork/contracts';
import { badRequest } from '../errors/app-error.js';
import type { Log } from '../logging/log.js';
import { ContentSecurity } from '../security/content-security.js';
import { documentHeaders } from '../security/document-headers.js';
import { isFromAnywhere } from '../security/from-anywhere.js';
import { originRefusal } from '../security/origin-check.js';
import { SESSION_USERS, type SessionUsers } from '../security/access.js';
import { addBodyParsers } from './body-parsers.js';
import { boundConnections } from './bound-connections.js';
import { boundPipelines } from './bound-pipelines.js';
import { hasOneHost } from './request-host.js';
import { addUploadAccess } from './upload-access.js';

const YEAR_SECONDS = 31_536_000;

/** What every answer says, whatever it is. What other addresses may load (the files of releases) says so itself. */
const commonHeaders = ({ publicUrl }: Config): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  }),
});

const addCommonHeaders = (fastify: FastifyInstance, config: Config): void => {
  const headers = commonHeaders(config);
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
};

const addHostCheck = (fastify: FastifyInstance): void => {
  fastify.addHook('onRequest', ({ raw, originalUrl }, _reply, done) => {
    done(
      hasOneHost(raw, originalUrl)
        ? undefined
        : badRequest(errorCodes.malformed, 'The request could not be read.'),
    );
  });
};

const addOriginCheck = (fastify: FastifyInstance, { siteOrigins }: Config): void => {
  fastify.addHook('onRequest', (request, _reply, done) => {
    done(isFromAnywhere(request) ? undefined : (originRefusal(request, siteOrigins) ?? undefined));
  });
};

/** By what an answer turns out to be, so that no page can be forgotten. */
const addDocumentHeaders = (fastify: FastifyInstance, csp: ContentSecurity): void => {
  const pageHeaders = () => csp.pageHeaders();
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    for (const [name, value] of Object.entries(documentHeaders(type, pageHeaders)))
      if (!reply.hasHeader(name)) void reply.header(name, value);
    done();
  });
};

/** An answer that says nothing of being kept is kept nowhere: what is somebody's own must not depend on a word. */
const addKeptNowhere = (fastify: FastifyInstance): void => {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done();
  });
};

/** While the process stops, each answer is the last one of its connection: a new request goes to another process. */
const addDraining = (fastify: FastifyInstance, draining: Draining): void => {
  fastify.addHook('onRequest', ({ url }, _reply, done) => {
    if (!url.startsWith('/api/health/')) draining.heard();
    draining.afterClosing(done);
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining.isOn) void reply.header('connection', 'close');
    done();
  });
};

const addAccessLog = (fastify: FastifyInstance): void => {
  // Nothing in its few values is anybody's: to look for what is to be hidden would cost three times the line.
  const log = fastify.log.child({}, { redact: [] });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { id, method, routeOptions } = request;
    const { statusCode, elapsedTime } = reply;
    // The route, not the address: paths may carry what is nobody's business.
    const route = routeOptions.url ?? 'none';
    log.info({ reqId: id, method, route, statusCode, ms: Math.round(elapsedTime) }, 'request');
    done();
  });
};

/** What every request goes through, whatever route it is for. */
export const addHooks = (app: NestFastifyApplication): void => {
  const fastify = app.getHttpAdapter().getInstance();
  const config = app.get(Config);
  addBodyParsers(fastify);
  addUploadAccess(fastify, app.get<SessionUsers>(SESSION_USERS, { strict: false }));
  addCommonHeaders(fastify, config);
  addDocumentHeaders(fastify, app.get(ContentSecurity));
  addKeptNowhere(fastify);
  addDraining(fastify, app.get(Draining));
  addHostCheck(fastify);
  addOriginCheck(fastify, config);
  addAccessLog(fastify);
};

/**
 * The short way, for answers that are in memory, and before it the bound of what one connection may ask ahead; to be opened
 * when every route is on the server.
 */
export const openShortWay = (app: NestFastifyApplication, log: Log): void => {
  const config = app.get(Config);
  const headers = commonHeaders(config);
  const server = app.getHttpServer() as Server;
  serveKept(server, { kept: app.get(AnswerCache), draining: app.get(Draining), headers, log });
  boundPipelines(server);
  boundConnections(server, config.maxConnections, log);
};
