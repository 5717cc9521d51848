import { randomUUID } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/index.js';
import { errorBody } from '../errors/error.filter.js';
import { toAppError } from '../errors/to-app-error.js';
import type { Log } from '../logging/log.js';
import { BODY_LIMIT } from './body-parsers.js';

const PARAM_MAX = 500;
const REQUEST_MS = 30_000;

/** Answers what Fastify refuses before any route sees it: an address that cannot be decoded, and the like. */
const refuse = (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  const shown = toAppError(error);
  const status = shown?.status ?? 400;
  void reply.status(status).send(shown ? errorBody(shown, request.id) : undefined);
};

/** Fastify as this product runs it. */
export const httpAdapter = (config: Config, log: Log): FastifyAdapter =>
  new FastifyAdapter({
    loggerInstance: log,
    disableRequestLogging: true,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: PARAM_MAX, ignoreTrailingSlash: true },
    frameworkErrors: refuse,
  });
