import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Config } from '../config/index.js';
import { Draining } from '../health/draining.js';
import { ContentSecurity } from '../security/content-security.js';
import { originRefusal } from '../security/origin-check.js';
import { addBodyParsers } from './body-parsers.js';

const YEAR_SECONDS = 31_536_000;

const addOriginCheck = (fastify: FastifyInstance, config: Config): void => {
  fastify.addHook('onRequest', async (request) => {
    const refused = originRefusal(request, config.siteOrigins);
    if (refused) throw refused;
  });
};

const addHeaders = async (fastify: FastifyInstance, config: Config, csp: ContentSecurity): Promise<void> => {
  await fastify.register(helmet, {
    contentSecurityPolicy: false,
    hsts: config.publicUrl.startsWith('https:') ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    // What other addresses may load (the files of releases) says so itself.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('content-security-policy', csp.policy());
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=(self)');
  });
};

/** While the process stops, each answer is the last one of its connection: a new request goes to another process. */
const addDraining = (fastify: FastifyInstance, draining: Draining): void => {
  fastify.addHook('onRequest', async ({ url }) => {
    if (!url.startsWith('/api/health/')) draining.heard();
  });
  fastify.addHook('onSend', async (_request, reply) => {
    if (draining.isOn) reply.header('connection', 'close');
  });
};

const addAccessLog = (fastify: FastifyInstance): void => {
  fastify.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const { statusCode, elapsedTime } = reply;
    // The route, not the address: paths may carry what is nobody's business.
    request.log.info(
      { method, route: routeOptions.url ?? 'none', statusCode, ms: Math.round(elapsedTime) },
      'request',
    );
  });
};

/** What every request goes through, whatever route it is for. */
export const addHooks = async (app: NestFastifyApplication): Promise<void> => {
  const fastify = app.getHttpAdapter().getInstance();
  const config = app.get(Config);
  addBodyParsers(fastify);
  await addHeaders(fastify, config, app.get(ContentSecurity));
  addDraining(fastify, app.get(Draining));
  addOriginCheck(fastify, config);
  addAccessLog(fastify);
};
