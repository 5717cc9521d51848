import type { FastifyInstance } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { errorCodes } from '@wanderwork/contracts';
import { type Access, type SessionUsers, SESSION_USERS } from '../security/access.js';
import { toAccessError } from '../security/access.guard.js';
import { Config } from '../config/index.js';
import { Draining } from '../health/draining.js';
import { badRequest } from '../errors/app-error.js';
import { ContentSecurity } from '../security/content-security.js';
import { getDocumentHeaders } from '../security/document-headers.js';
import { isFromAnywhere, toOriginError } from '../security/origin-check.js';
import { addBodyParsers } from './body-parsers.js';
import { hasOneHost } from './request-host.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    uploadedBy?: Access;
  }
}

/** Checks who uploads before any byte of the file is read. Without access, the connection ends with the answer. */
const addUploadAccess = (fastify: FastifyInstance, users: SessionUsers): void => {
  fastify.addHook('preParsing', async (request, reply) => {
    const { uploadedBy } = request.routeOptions.config;
    const refusal = uploadedBy && toAccessError(uploadedBy, await users.findUser(request));
    if (!refusal) return;
    void reply.header('connection', 'close');
    throw refusal;
  });
};

const YEAR_SECONDS = 31_536_000;

/** Headers of every answer. Files that other origins may load (release files) override them. */
export const createCommonHeaders = ({ publicUrl }: Config): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  }),
});

const addCommonHeaders = (fastify: FastifyInstance, config: Config): void => {
  const headers = createCommonHeaders(config);
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
    done(isFromAnywhere(request) ? undefined : (toOriginError(request, siteOrigins) ?? undefined));
  });
};

/** Chosen by the content type of the answer, so that no page can be forgotten. */
const addDocumentHeaders = (fastify: FastifyInstance, csp: ContentSecurity): void => {
  const pageHeaders = () => csp.getPageHeaders();
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    for (const [name, value] of Object.entries(getDocumentHeaders(type, pageHeaders)))
      if (!reply.hasHeader(name)) void reply.header(name, value);
    done();
  });
};

/** An answer without `Cache-Control` is not cached: private data must not depend on a header. */
const addDefaultNoStore = (fastify: FastifyInstance): void => {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done();
  });
};

/** While the process shuts down, each answer closes its connection, so the next request goes to another process. */
const addDraining = (fastify: FastifyInstance, draining: Draining): void => {
  fastify.addHook('onRequest', ({ url }, _reply, done) => {
    if (!url.startsWith('/api/health/')) draining.noteRequest();
    draining.afterClosing(done);
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining.isOn) void reply.header('connection', 'close');
    done();
  });
};

const addAccessLog = (fastify: FastifyInstance): void => {
  // None of its fields needs redaction, which would cost three times as much as the line.
  const log = fastify.log.child({}, { redact: [] });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { id, method, routeOptions } = request;
    const { statusCode, elapsedTime } = reply;
    // Logs the route pattern, not the URL: paths may contain private data.
    const route = routeOptions.url ?? 'none';
    log.info({ reqId: id, method, route, statusCode, ms: Math.round(elapsedTime) }, 'request');
    done();
  });
};

/** Adds the hooks that run for every request. */
export const addHooks = (app: NestFastifyApplication): void => {
  const fastify = app.getHttpAdapter().getInstance();
  const config = app.get(Config);
  addBodyParsers(fastify);
  addUploadAccess(fastify, app.get<SessionUsers>(SESSION_USERS, { strict: false }));
  addCommonHeaders(fastify, config);
  addDocumentHeaders(fastify, app.get(ContentSecurity));
  addDefaultNoStore(fastify);
  addDraining(fastify, app.get(Draining));
  addHostCheck(fastify);
  addOriginCheck(fastify, config);
  addAccessLog(fastify);
};
